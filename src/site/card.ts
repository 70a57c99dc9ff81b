/** The picture that a link preview shows of a page; the build draws one for each (gatsby/postBuild/cards.ts). */
export const cardSize = { width: 1_200, height: 630 } as const;

export const cardPath = (path: string) => `/cards${path === '/' ? '/home' : path}.png`;
