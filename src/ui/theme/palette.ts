/** The colors of both themes. Components use CSS variables, so that one stylesheet serves both. */
interface Palette {
  readonly paper: string;
  readonly raised: string;
  readonly sunken: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly inkFaint: string;
  readonly line: string;
  readonly lineStrong: string;
  readonly accent: string;
  readonly accentInk: string;
  readonly accentSoft: string;
  readonly error: string;
  readonly errorSoft: string;
  readonly warning: string;
  readonly warningSoft: string;
  readonly notice: string;
  readonly noticeSoft: string;
  readonly unverified: string;
  readonly unverifiedSoft: string;
  readonly fixed: string;
  readonly fixedSoft: string;
}

export const light: Palette = {
  paper: '#fbfaf7',
  raised: '#ffffff',
  sunken: '#f3f1eb',
  ink: '#15181d',
  inkSoft: '#444b55',
  inkFaint: '#646b75',
  line: '#e2dfd6',
  lineStrong: '#8b8a83',
  accent: '#93500a',
  accentInk: '#ffffff',
  accentSoft: '#f8ecd9',
  error: '#b3261e',
  errorSoft: '#fbe9e7',
  warning: '#7a6000',
  warningSoft: '#f8f0cf',
  notice: '#1d5fa8',
  noticeSoft: '#e6f0fa',
  unverified: '#5f6670',
  unverifiedSoft: '#eeedea',
  fixed: '#1f6f43',
  fixedSoft: '#e4f3ea',
};

export const dark: Palette = {
  paper: '#0f1215',
  raised: '#171b20',
  sunken: '#0a0c0f',
  ink: '#e9e7e2',
  inkSoft: '#b9bcc1',
  inkFaint: '#92979f',
  line: '#2a2f36',
  lineStrong: '#6b727c',
  accent: '#d8913f',
  accentInk: '#1a1206',
  accentSoft: '#33260f',
  error: '#f38b82',
  errorSoft: '#3a1b19',
  warning: '#d9b93b',
  warningSoft: '#2e280f',
  notice: '#86b9f0',
  noticeSoft: '#15283d',
  unverified: '#a3a9b2',
  unverifiedSoft: '#22262c',
  fixed: '#7fcf9f',
  fixedSoft: '#152e20',
};

export type ColorName = keyof Palette;

const names = Object.keys(light) as ColorName[];
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `color.accent` is `var(--accent)`, for use in components. */
export const color = Object.fromEntries(names.map((name) => [name, `var(--${kebab(name)})`])) as Record<
  ColorName,
  string
>;

export const paletteVariables = (palette: Palette) =>
  names.map((name) => `--${kebab(name)}:${palette[name]};`).join('');
