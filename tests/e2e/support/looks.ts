import { expect, type Page, test } from '@playwright/test';
import { colorRules, violationsOf } from './accessibility';

/** Every combination of viewport size and theme. */
const looks = [
  { name: 'desktop, light', viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  { name: 'desktop, dark', viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
  { name: 'phone, light', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { name: 'phone, dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const;

/** Zooming a window of 1280 by 900 to 200% leaves half its CSS pixels, each drawn with four device pixels. */
export const zoomed = { viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 } as const;

type Look = (typeof looks)[number];

const sizes = [
  { ...looks[0], name: 'desktop' },
  { ...looks[2], name: 'phone' },
] as const;

export type Size = (typeof sizes)[number]['name'];

/** For appearance: runs once per size, and `inBothThemes` switches the theme of the open page. */
export const atEachSize = (define: (size: Size) => void) => inLooks(sizes, ({ name }) => define(name));

const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Runs the same steps in each theme on the open page, and restores the theme. */
export async function inBothThemes(page: Page, look: (theme: Theme) => Promise<void>): Promise<void> {
  const wasDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    await look(theme);
  }
  await page.emulateMedia({ colorScheme: wasDark ? 'dark' : 'light' });
}

/** For user flows: runs at both sizes and in both themes, in two runs. */
export const atBothSizes = (define: (look: Look) => void) => inLooks([looks[0], looks[3]], define);

function inLooks<Chosen extends Omit<Look, 'name'> & { readonly name: string }>(
  chosen: readonly Chosen[],
  define: (look: Chosen) => void,
): void {
  for (const look of chosen) {
    test.describe(look.name, () => {
      // Phones have no hover, so what appears on hover elsewhere is always visible there.
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
 * Expects no axe violations and no horizontal scrolling. A failed test keeps a screenshot.
 * @param part a selector that limits the check to part of the page.
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
 * Expects the same of one state of a screen in every combination of size and theme. It switches the open page, which
 * takes a fraction of the time of reaching the state again each time, and finally restores the size and theme.
 */
export async function expectSoundInEveryLook(page: Page, name: string): Promise<void> {
  const before = page.viewportSize() ?? looks[0].viewport;
  for (const viewport of [looks[0].viewport, looks[3].viewport]) {
    await page.setViewportSize(viewport);
    await expectSoundInBothThemes(page, name);
  }
  await page.setViewportSize(before);
}

/** The same for tests that run at both sizes anyway. */
export async function expectSoundInBothThemes(page: Page, name: string, part = 'html'): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  await inBothThemes(page, async (theme) => {
    const words = `${name}, ${theme}, ${width} wide`;
    const rules = theme === 'light' ? undefined : colorRules;
    expect.soft(await violationsOf(page, part, rules), words).toEqual([]);
    await expectNoScroll(page, words);
  });
}
