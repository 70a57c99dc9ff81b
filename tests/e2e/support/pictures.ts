import type { Page } from '@playwright/test';

/** The same letters are drawn a little otherwise by another release of the browser; a part that is gone is more. */
export const tolerance = { maxDiffPixelRatio: 0.02, animations: 'disabled', caret: 'hide' } as const;

/** What time it is in every picture. */
export const pictured = new Date('2026-03-04T12:00:00Z');

/** Keeps everything still that would differ between two pictures of the same thing. */
export async function steady(page: Page): Promise<void> {
  // A document that was answered here may not ask the stack's other ports without.
  await page.context().grantPermissions(['local-network-access']);
  // A browser that is busy leaves an optional font out; then every letter would be another.
  await page.route(/^http:..localhost:\d+\/(dashboard|admin|dev)\b[^.]*$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
    await route.fulfill({ response, body });
  });
}

/** “An hour ago” stays so. Whoever has to log in does so before: nobody is let in with a clock that is months late. */
export const stopClock = (page: Page) => page.clock.setFixedTime(pictured);

/** Resolves when our own fonts can be drawn. */
export function whenLettersAreThere(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    // What stands in for Inter may be missing on this machine.
    const ours = [...document.fonts].filter(({ family }) => !family.includes('Arial'));
    return Promise.all(ours.map((font) => font.load()));
  });
}

const fileName = (words: string) => words.toLowerCase().replace(/[^a-z]+/g, '-');

/** Where the picture of a thing in one look is kept. */
export const pictureOf = (look: string, words: string) => `${fileName(look)}/${fileName(words)}.png`;
