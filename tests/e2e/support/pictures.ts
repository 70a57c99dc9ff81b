import {
  expect,
  type Locator,
  type Page,
  type PageAssertionsToHaveScreenshotOptions,
} from '@playwright/test';
import { inBothThemes, type Size } from './looks';

const still = { animations: 'disabled', caret: 'hide' } as const;

/**
 * Of a whole screen: a line of text that stands on half a pixel is drawn now on this row, now on that, up to 1,800 pixels
 * in two runs of the same build. A button that is lost is more (36 × 90). A ratio would let one pass on a large picture.
 */
export const ofScreen = { ...still, maxDiffPixels: 3_000 } as const;

/** Of a component, where 3,000 pixels may be all its letters; Playwright holds to the smaller of the two. */
export const ofPart = { ...ofScreen, maxDiffPixelRatio: 0.005 } as const;

/**
 * Of what tells one state from another: a ring is 370 pixels at least, a pressed button moves 250, and what fills a
 * button under the pointer is 3,300 that differ by less than Playwright's own threshold of 0.2 notices.
 */
export const ofState = { ...still, maxDiffPixels: 150, threshold: 0.05 } as const;

/** What time it is in every picture. */
export const pictured = new Date('2026-03-04T12:00:00Z');

/** Keeps everything still that would differ between two pictures of the same thing. */
export async function steady(page: Page): Promise<void> {
  // A document that was answered here may not ask the stack's other ports without.
  await page.context().grantPermissions(['local-network-access']);
  // A browser that is busy leaves an optional font out; then every letter would be another.
  await page.route(/^http:..localhost:\d+\/(dashboard|admin|dev|report)\b[^.]*$/, async (route) => {
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

/** Puts other words in place of those that differ each time, such as an account's address, wherever the page has them. */
export function sayInstead(page: Page, differing: RegExp, words: string): Promise<void> {
  return page.evaluate(
    ([pattern, text]) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      // The nodes stay those that React knows.
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        node.nodeValue = node.nodeValue?.replace(new RegExp(pattern), text) ?? null;
    },
    [differing.source, words] as const,
  );
}

const fileName = (words: string) => words.toLowerCase().replace(/[^a-z]+/g, '-');

interface Picture {
  readonly page: Page;
  readonly size: Size;
  /** What the picture shows; also the name of its file. */
  readonly name: string;
  /** The page itself unless only a part of it is compared. */
  readonly of?: Locator;
}

/** Holds what is on the page in both themes against its pictures. */
export const expectPictures = (
  { page, size, name, of }: Picture,
  tolerance: PageAssertionsToHaveScreenshotOptions,
): Promise<void> =>
  inBothThemes(page, async (theme) => {
    const file = `${size}-${theme}/${fileName(name)}.png`;
    if (of) await expect.soft(of, name).toHaveScreenshot(file, tolerance);
    else await expect.soft(page, name).toHaveScreenshot(file, tolerance);
  });
