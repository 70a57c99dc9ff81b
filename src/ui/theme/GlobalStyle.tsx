import { css, Global } from '@emotion/react';
import {
  color,
  dark,
  font,
  light,
  motion,
  paletteVariables,
  phone,
  radius,
  shadow,
  smallRadius,
  space,
  stillVariables,
  text,
  tokenVariables,
} from './tokens';
import '@emotion/react';

/**
 * The tokens as Emotion's theme: `css={(theme) => …}`. All but lengths are CSS variables, so one object serves both
 * themes.
 */
export const theme = { color, font, motion, phone, radius, shadow, smallRadius, space, text } as const;

declare module '@emotion/react' {
  export interface Theme extends PlumblineTheme {}
}
type PlumblineTheme = typeof theme;

/**
 * `data-theme` on <html> is the user's choice. Without it, the system's theme applies. Both are set before the first
 * paint, so nothing flashes.
 */
const globalStyle = css`
  :root {
    color-scheme: light;
    ${tokenVariables}
    ${paletteVariables(light)}
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) {
      color-scheme: dark;
      ${paletteVariables(dark)}
    }
  }
  :root[data-theme='dark'] {
    color-scheme: dark;
    ${paletteVariables(dark)}
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  body {
    margin: 0;
    background: ${color.paper};
    color: ${color.ink};
    font-family: ${font.sans};
    font-size: 1rem;
    font-variant-numeric: tabular-nums;
    line-height: 1.6;
    -webkit-font-smoothing: antialiased;
    text-rendering: optimizeLegibility;
  }
  h1,
  h2,
  h3,
  h4 {
    line-height: 1.2;
    letter-spacing: -0.015em;
    text-wrap: balance;
  }
  a {
    color: inherit;
    text-decoration-color: ${color.lineStrong};
    text-underline-offset: 0.2em;
  }
  a:hover {
    text-decoration-color: currentcolor;
  }
  code,
  pre,
  kbd {
    font-family: ${font.mono};
    font-size: 0.92em;
  }
  :focus-visible {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
    border-radius: ${radius};
  }
  html:not(.js) .needs-script {
    display: none;
  }
  ::selection {
    background: ${color.accentSoft};
  }
  @media print {
    :root,
    :root:not([data-theme='light']),
    :root[data-theme='dark'] {
      color-scheme: light;
      ${paletteVariables(light)}
    }
    body {
      background: none;
    }
  }
  @page {
    margin: 16mm;
  }
  a,
  button {
    transition: color ${motion.quick}, background-color ${motion.quick}, border-color ${motion.quick};
  }
  @media (prefers-reduced-motion: reduce) {
    :root {
      ${stillVariables}
    }
  }
`;

export function GlobalStyle() {
  return <Global styles={globalStyle} />;
}
