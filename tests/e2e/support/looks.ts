import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

/** Every way a screen is looked at: each size in each theme. */
const looks = [
  { name: 'desktop, light', viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  { name: 'desktop, dark', viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
  { name: 'phone, light', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { name: 'phone, dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const;

type Look = (typeof looks)[number];

/** For screens: each of them in each look. */
export const inEveryLook = (define: (look: Look) => void) => inLooks(looks, define);

/** For what people do: at both sizes and in both themes, in two runs. */
export const atBothSizes = (define: (look: Look) => void) => inLooks([looks[0], looks[3]], define);

function inLooks(chosen: readonly Look[], define: (look: Look) => void): void {
  for (const look of chosen) {
    test.describe(look.name, () => {
      test.use({ viewport: look.viewport, colorScheme: look.colorScheme });
      define(look);
    });
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * No violation by axe, and nothing that makes the page scroll sideways. A picture is kept beside the test's results.
 * @param part a selector: what is looked at, when it is not the whole page.
 */
export async function expectSound(page: Page, name: string, part = 'html'): Promise<void> {
  await page.screenshot({ path: test.info().outputPath(`${name}.png`) });
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .withTags(tags)
    // Base UI's guards are hidden and can be focused on purpose: they send the focus back into what floats.
    .exclude('[data-base-ui-focus-guard]')
    // What floats hangs from the body, outside of every landmark, and is reached by its button.
    .disableRules(['region'])
    .analyze();
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
  expect(told, name).toEqual([]);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
}
