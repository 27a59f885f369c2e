/** Names of networks and messengers as people write them, in the spelling of folded text, separated by spaces. */
export const socialApps = `insta instagram instagramme instagrm instgram insti gram ig snap snapchat snapchatt telegram telegramme telegarm telegrm tg snp linktree whatsapp
	watsapp watsap whatsap whatapp wattsapp whatsup wsp wa discord facebook facebok fb messenger tiktok tik-tok twitter linkedin linkdin skype
	wechat bumble tinder onlyfans reddit threads viber imo kik bereal signal lichess strava twitch vinted youtube steam xbox
	psn facetime sharechat pinterest tumblr mastodon bluesky
	paypal venmo cashapp gpay phonepe paytm lydia zelle revolut
	इंस्टा इंस्टाग्राम इंसटा स्नैप स्नैपचैट टेलीग्राम टेलिग्राम व्हाट्सऐप व्हाट्सएप व्हाट्सप्प वाट्सऐप वाट्सएप वॉट्सऐप फेसबुक डिस्कॉर्ड लिंक्डइन ट्विटर
	टिकटॉक सिग्नल मैसेंजर स्काइप यूट्यूब`;
