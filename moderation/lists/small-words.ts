/** The commonest words of our languages, by language code, separated by blanks: other languages may have them as well. */
export const smallWords: Readonly<Record<string, string>> = {
	en: "the and of to in is you that it my your i me with for are was have not but this be a we so do am your u ur im when what if all as at on",
	fr: "je tu le les et de des un une que qui est dans pour pas sur mon ton ta ce il elle vous nous ma la au du c j t m s plus toi moi",
	hi: "hai h ho ka ki ke ko se mein main tum aur bhi na nahi to kya yeh woh tera mera tumhari tumhara meri teri hu hoon hun tha thi ye wo ek aap par pe jo k",
};
