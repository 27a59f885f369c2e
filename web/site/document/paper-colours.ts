/** The page's colour in each scheme, for what surrounds it: the `paper` of `web/ui/style/tokens.css`. */
export const paperColours = { light: "#FBF6EF", dark: "#1C1614" } as const;
