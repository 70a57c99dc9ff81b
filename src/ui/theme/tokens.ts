/** One step of the 4 px grid, rem. */
const gridStep = 0.25;

/**
 * The design's values other than colors. Each is a CSS variable, which `GlobalStyle` defines and everything else
 * uses, so that one place can change a whole page, as reduced motion does. Only lengths are inlined (`space`).
 */
const tokens = {
  'text-xs': '0.75rem',
  'text-sm': '0.875rem',
  'text-md': '1rem',
  'text-lg': '1.25rem',
  'text-xl': '1.75rem',
  'text-xxl': 'clamp(2.25rem, 1.6rem + 2.6vw, 3.25rem)',
  space: `${gridStep}rem`,
  radius: '6px',
  /** For elements that are smaller than a button. */
  'radius-small': '4px',
  /** Until Inter has loaded: Arial with Inter's metrics (gatsby/fonts.css). */
  sans: "'Inter Variable', 'Arial like Inter', system-ui, sans-serif",
  mono: "'IBM Plex Mono', ui-monospace, monospace",
  shadow: '0 8px 30px rgb(0 0 0 / 0.14)',
  quick: '120ms ease-out',
  calm: '200ms ease-out',
} as const;

type TokenName = keyof typeof tokens;

const variable = (name: TokenName) => `var(--${name})`;

/** The declarations for `:root`. */
export const tokenVariables = Object.entries(tokens)
  .map(([name, value]) => `--${name}:${value};`)
  .join('');

/** Disables transitions for users who prefer reduced motion. */
export const stillVariables = '--quick:0s;--calm:0s;';

/** The only six sizes. */
export const text = {
  xs: variable('text-xs'),
  sm: variable('text-sm'),
  md: variable('text-md'),
  lg: variable('text-lg'),
  xl: variable('text-xl'),
  xxl: variable('text-xxl'),
} as const;

/**
 * A 4 px grid: `space(3)` is 12 px. Inlined rather than `calc()` with the variable `--space`: a page has hundreds of
 * lengths, which would add about 100 bytes of gzip to every public page.
 */
export const space = (steps: number) => `${steps * gridStep}rem`;

export const font = { sans: variable('sans'), mono: variable('mono') } as const;

export const radius = variable('radius');
export const smallRadius = variable('radius-small');
export const shadow = variable('shadow');

/** The height of a banner that sticks to the top of the window; what sticks below it starts here. */
export const stickyTop = 'var(--sticky-top, 0px)';

/** Where what sticks to the top of the content of sticky tabs starts. */
export const belowTabs = 'var(--below-tabs, 0px)';

/** Duration and easing, to follow the name of a property. Both are instant with reduced motion. */
export const motion = { quick: variable('quick'), calm: variable('calm') } as const;

/** Below this width, tables become lists. A media query can't use a variable. */
export const phone = '@media (max-width: 40rem)';

export { type ColorName, color, dark, light, paletteVariables } from './palette';
