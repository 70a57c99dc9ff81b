import { expect, type Page, test } from '@playwright/test';
import { colorRules, violationsOf } from './accessibility';

/** Every way a screen is looked at: each size in each theme. */
const looks = [
  { name: 'desktop, light', viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  { name: 'desktop, dark', viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
  { name: 'phone, light', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { name: 'phone, dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const;

/** Zooming a window of 1280 by 900 to 200 % leaves half its CSS pixels, and draws each with four. */
export const zoomed = { viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 } as const;

type Look = (typeof looks)[number];

const sizes = [
  { ...looks[0], name: 'desktop' },
  { ...looks[2], name: 'phone' },
] as const;

export type Size = (typeof sizes)[number]['name'];

/** For what is drawn of a screen: once at each size, where `inBothThemes` switches the theme of the open page. */
export const atEachSize = (define: (size: Size) => void) => inLooks(sizes, ({ name }) => define(name));

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Does the same in each theme, on the page as it is, and leaves it as it was. */
export async function inBothThemes(page: Page, look: (theme: Theme) => Promise<void>): Promise<void> {
  const wasDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    await look(theme);
  }
  await page.emulateMedia({ colorScheme: wasDark ? 'dark' : 'light' });
}

/** For what people do: at both sizes and in both themes, in two runs. */
export const atBothSizes = (define: (look: Look) => void) => inLooks([looks[0], looks[3]], define);

function inLooks<Chosen extends Omit<Look, 'name'> & { readonly name: string }>(
  chosen: readonly Chosen[],
  define: (look: Chosen) => void,
): void {
  for (const look of chosen) {
    test.describe(look.name, () => {
      // On a phone nothing hovers: what waits for a pointer elsewhere is shown there.
      test.use({
        viewport: look.viewport,
        colorScheme: look.colorScheme,
        hasTouch: look.name.startsWith('phone'),
      });
      define(look);
    });
  }
}

/**
 * No violation by axe, and nothing that makes the page scroll sideways. A failed test keeps a picture.
 * @param part a selector: what is looked at, when it is not the whole page.
 */
export async function expectSound(page: Page, name: string, part = 'html'): Promise<void> {
  expect.soft(await violationsOf(page, part), name).toEqual([]);
  await expectNoScroll(page, name);
}

async function expectNoScroll(page: Page, name: string): Promise<void> {
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(sideways, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
}

/**
 * The same of one state of a screen in every look: it is turned from one to the next while it stands, which costs a
 * fraction of leading each look to it anew. Afterwards it looks as before.
 */
export async function expectSoundInEveryLook(page: Page, name: string): Promise<void> {
  const before = page.viewportSize() ?? looks[0].viewport;
  for (const viewport of [looks[0].viewport, looks[3].viewport]) {
    await page.setViewportSize(viewport);
    await expectSoundInBothThemes(page, name);
  }
  await page.setViewportSize(before);
}

/** The same for what is done at both sizes anyway. */
export async function expectSoundInBothThemes(page: Page, name: string, part = 'html'): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  await inBothThemes(page, async (theme) => {
    const words = `${name}, ${theme}, ${width} wide`;
    const rules = theme === 'light' ? undefined : colorRules;
    expect.soft(await violationsOf(page, part, rules), words).toEqual([]);
    await expectNoScroll(page, words);
  });
}
