import '@emotion/react';
import { color, font, motion, phone, radius, shadow, smallRadius, space, text } from './tokens';

/**
 * The tokens as Emotion's theme: `css={(theme) => …}`. All but lengths are CSS variables, so one object serves both
 * themes.
 */
export const theme = { color, font, motion, phone, radius, shadow, smallRadius, space, text } as const;

declare module '@emotion/react' {
  export interface Theme extends PlumblineTheme {}
}
type PlumblineTheme = typeof theme;
