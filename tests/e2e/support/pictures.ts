import {
  expect,
  type Locator,
  type Page,
  type PageAssertionsToHaveScreenshotOptions,
} from '@playwright/test';
import { inBothThemes, type Size } from './looks';

const still = { animations: 'disabled', caret: 'hide' } as const;

/**
 * For whole screens. A line of text at half a pixel is drawn on one of two rows, which changes up to 1,800 pixels
 * between two runs of the same build. A missing button is more (36 × 90). A ratio would miss one in a large screenshot.
 */
export const ofScreen = { ...still, maxDiffPixels: 3_000 } as const;

/** For components, whose letters may have fewer than 3,000 pixels altogether. Playwright applies the smaller limit. */
export const ofPart = { ...ofScreen, maxDiffPixelRatio: 0.005 } as const;

/**
 * For differences between states. A focus ring has at least 370 pixels, a pressed button moves 250, and a hovered
 * button's fill has 3,300, which differ by less than Playwright's default threshold of 0.2 detects.
 */
export const ofState = { ...still, maxDiffPixels: 150, threshold: 0.05 } as const;

/** The current time in every screenshot. */
export const pictured = new Date('2026-03-04T12:00:00Z');

/** Prevents differences between two screenshots of the same thing. */
export async function steady(page: Page): Promise<void> {
  // A document that the test fulfills needs this permission to reach the stack's other ports.
  await page.context().grantPermissions(['local-network-access']);
  // A busy browser skips an optional font, and then every letter would differ.
  await page.route(/^http:..localhost:\d+\/(dashboard|admin|dev|report)\b[^.]*$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
    await route.fulfill({ response, body });
  });
}

/**
 * Stops the clock, so “an hour ago” doesn't change. Log in first: a session doesn't start with a clock that is months
 * off.
 */
export const stopClock = (page: Page) => page.clock.setFixedTime(pictured);

/** Resolves when our own fonts can be drawn. */
export function whenLettersAreThere(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    // The fallback font for Inter may be missing on this machine.
    const ours = [...document.fonts].filter(({ family }) => !family.includes('Arial'));
    return Promise.all(ours.map((font) => font.load()));
  });
}

/** Replaces text that differs between runs, such as an account's email address, everywhere on the page. */
export function sayInstead(page: Page, differing: RegExp, words: string): Promise<void> {
  return page.evaluate(
    ([pattern, text]) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      // Changes the nodes' text in place, because React keeps references to them.
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
  /** What the screenshot shows. Also its file name. */
  readonly name: string;
  /** The whole page by default, or the part of it to compare. */
  readonly of?: Locator;
}

/** Compares the page with its screenshots in both themes. */
export const expectPictures = (
  { page, size, name, of }: Picture,
  tolerance: PageAssertionsToHaveScreenshotOptions,
): Promise<void> =>
  inBothThemes(page, async (theme) => {
    const file = `${size}-${theme}/${fileName(name)}.png`;
    if (of) await expect.soft(of, name).toHaveScreenshot(file, tolerance);
    else await expect.soft(page, name).toHaveScreenshot(file, tolerance);
  });
