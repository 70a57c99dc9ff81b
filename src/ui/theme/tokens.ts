/** One step of the 4 px grid, rem. */
const gridStep = 0.25;

/**
 * The design's numbers besides its colours, once: each is a CSS variable of its name, which `GlobalStyle` defines and
 * everything else uses, so that a whole page can be changed at one place, as less motion does. Only lengths are written
 * out (`space`).
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
  /** Of what is smaller than a button. */
  'radius-small': '4px',
  /** Until Inter has come, Arial in its measures (gatsby/fonts.css). */
  sans: "'Inter Variable', 'Arial like Inter', system-ui, sans-serif",
  mono: "'IBM Plex Mono', ui-monospace, monospace",
  shadow: '0 8px 30px rgb(0 0 0 / 0.14)',
  quick: '120ms ease-out',
  calm: '200ms ease-out',
} as const;

type TokenName = keyof typeof tokens;

const variable = (name: TokenName) => `var(--${name})`;

/** What `:root` says of them. */
export const tokenVariables = Object.entries(tokens)
  .map(([name, value]) => `--${name}:${value};`)
  .join('');

/** For who asked for less motion: what moves is there at once. */
export const stillVariables = '--quick:0s;--calm:0s;';

/** Six sizes, no more. */
export const text = {
  xs: variable('text-xs'),
  sm: variable('text-sm'),
  md: variable('text-md'),
  lg: variable('text-lg'),
  xl: variable('text-xl'),
  xxl: variable('text-xxl'),
} as const;

/**
 * A 4 px grid: `space(3)` is 12 px. The length itself, by the same step as the variable `--space`: a page has hundreds of
 * them, and as `calc()` they would make the HTML of every public one longer by some 100 bytes of gzip.
 */
export const space = (steps: number) => `${steps * gridStep}rem`;

export const font = { sans: variable('sans'), mono: variable('mono') } as const;

export const radius = variable('radius');
export const smallRadius = variable('radius-small');
export const shadow = variable('shadow');

/** A duration with its curve, after the name of what moves. Both are over at once for who asked for less motion. */
export const motion = { quick: variable('quick'), calm: variable('calm') } as const;

/** Below this width tables become lists. A variable can't stand in a media query. */
export const phone = '@media (max-width: 40rem)';

export { type ColorName, color, dark, light, paletteVariables } from './palette';
