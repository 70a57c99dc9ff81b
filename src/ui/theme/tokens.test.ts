import { theme } from './GlobalStyle';
import { type ColorName, dark, light, paletteVariables, tokenVariables } from './tokens';

/** Relative luminance and contrast by WCAG 2.2, https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

const grounds: readonly ColorName[] = ['paper', 'raised', 'sunken'];
const inks: readonly ColorName[] = ['inkSoft', 'inkFaint', 'accent'];
const tones: readonly ColorName[] = ['error', 'warning', 'notice', 'unverified', 'fixed', 'accent'];
const soft = (tone: ColorName) => `${tone}Soft` as ColorName;

const atLeast: readonly (readonly [number, ColorName, ColorName])[] = [
  ...grounds.flatMap((ground) => [
    [7, 'ink', ground] as const,
    ...[...inks, ...tones].map((ink) => [4.5, ink, ground] as const),
    // Borders of controls and parts of charts: non-text content needs 3:1.
    [3, 'lineStrong', ground] as const,
  ]),
  ...tones.flatMap((tone) => [[4.5, tone, soft(tone)] as const, [7, 'ink', soft(tone)] as const]),
  [4.5, 'accentInk', 'accent'],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s palette', (_, palette) => {
  test.each(atLeast)('has a contrast of at least %d for %s on %s', (minContrast, ink, ground) => {
    expect(contrast(palette[ink], palette[ground])).toBeGreaterThanOrEqual(minContrast);
  });
});

test('the page defines every variable that the theme names', () => {
  const defined = `${paletteVariables(light)}${tokenVariables}`;
  const { color, font, motion, radius, shadow, smallRadius, text } = theme;
  const named = [color, font, motion, text].flatMap((group) => Object.values(group));
  for (const value of [...named, radius, shadow, smallRadius]) {
    const [, name] = /^var\((--[a-z-]+)\)$/.exec(value) ?? [];
    expect(defined).toContain(`${name}:`);
  }
  expect(tokenVariables).toContain(`--space:${theme.space(1)};`);
});
