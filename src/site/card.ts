/** The image of a page in link previews. The build draws one for each page (gatsby/postBuild/cards.ts). */
export const cardSize = { width: 1_200, height: 630 } as const;

export const cardPath = (path: string) => `/cards${path === '/' ? '/home' : path}.png`;
