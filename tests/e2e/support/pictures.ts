import type { Locator, Page } from '@playwright/test';

/**
 * The edge of a curve is drawn a little otherwise now and then; the smallest thing that can be lost, a dot of six pixels,
 * is more. A ratio would let a lost button pass on a large picture.
 */
export const tolerance = { maxDiffPixels: 20, animations: 'disabled', caret: 'hide' } as const;

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

/** Words that are others each time, such as an address, in place of which something else stands in every picture. */
export function sayInstead(parts: Locator, words: string): Promise<void> {
  return parts.evaluateAll((elements, text) => {
    for (const element of elements) {
      // The node stays the one that React knows.
      const node = [...element.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
      if (node) node.nodeValue = text;
    }
  }, words);
}

const fileName = (words: string) => words.toLowerCase().replace(/[^a-z]+/g, '-');

/** Where the picture of a thing in one look is kept. */
export const pictureOf = (look: string, words: string) => `${fileName(look)}/${fileName(words)}.png`;
