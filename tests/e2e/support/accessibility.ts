import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose verdict can differ between the light and the dark theme. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/** Popups are rendered into the body, outside all landmarks; their trigger leads to them. */
const popups = '[data-base-ui-portal]';

/** Base UI hides its focus guards but keeps them focusable on purpose: they send the focus back into the popup. */
const focusGuards = '[data-base-ui-focus-guard]';

/** Loads axe once per document. An expression isn't subject to the page's CSP, and keeps the time of each run low. */
async function loadAxe(page: Page): Promise<void> {
  const isLoaded = await page.evaluate(() => window.axe !== undefined);
  if (!isLoaded) await page.evaluate(axe.source);
}

/**
 * Returns axe's violations, one line per element.
 * @param part selector of the part of the page to check.
 * @param rules the IDs of the rules to run instead of all WCAG A and AA rules and best practices.
 */
export async function violationsOf(
  page: Page,
  part: string,
  rules?: readonly string[],
): Promise<readonly string[]> {
  await loadAxe(page);
  return page.evaluate(
    async ({ context, options, popupSelector }) => {
      if (!window.axe) throw new Error('The page was left before axe could run.');
      // A list positions its rows once it has measured them, a frame after their first render.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const { violations } = await window.axe.run(context, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes
          .filter(({ target: [selector] }) => {
            if (id !== 'region' || typeof selector !== 'string') return true;
            return document.querySelector(selector)?.closest(popupSelector) == null;
          })
          .map(({ html }) => `${id}: ${html.slice(0, 160)}`),
      );
    },
    {
      context: { include: [[part]], exclude: [[focusGuards]] },
      options: {
        resultTypes: ['violations' as const],
        runOnly: rules
          ? { type: 'rule' as const, values: [...rules] }
          : { type: 'tag' as const, values: tags },
      },
      popupSelector: popups,
    },
  );
}
