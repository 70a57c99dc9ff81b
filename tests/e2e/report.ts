import { expect, type Page } from '@playwright/test';
import type { FaultySite } from '../support/faultySite';
import { speedRules } from '../support/pace';

/** A finding as shown in the report: its rule, its page, and the URLs beside it. */
interface ShownFinding {
  readonly rule: string;
  readonly page: string;
  readonly addresses: readonly string[];
}

/**
 * Opens the report’s findings, expands every rule and reads while scrolling, because only visible findings are rendered.
 */
export async function findingsShown(page: Page): Promise<ShownFinding[]> {
  await page.getByRole('tab', { name: /^Findings/ }).click();
  const unfold = page.getByRole('button', { name: 'Expand all' });
  const nothing = page.getByText('Nothing to fix', { exact: true });
  await expect(
    unfold
      .or(page.getByRole('button', { name: 'Collapse all' }))
      .or(nothing)
      .first(),
  ).toBeVisible();
  if (await nothing.isVisible()) return [];
  if (await unfold.isVisible()) await unfold.click();
  const found = new Map<string, ShownFinding>();
  await expect(page.locator('article[data-finding]').first()).toBeVisible();
  for (let isAtEnd = false; !isAtEnd; ) {
    await expect(page.locator('[data-index] [aria-hidden="true"][data-waiting]')).toHaveCount(0);
    for (const [key, finding] of await findingsDrawn(page)) found.set(key, finding);
    isAtEnd = await scrollOn(page);
  }
  for (const [key, finding] of await findingsDrawn(page)) found.set(key, finding);
  return [...found.values()];
}

function findingsDrawn(page: Page): Promise<[key: string, finding: ShownFinding][]> {
  return page.locator('article[data-finding]').evaluateAll((articles) =>
    articles.map((article): [string, ShownFinding] => [
      article.getAttribute('data-finding') ?? '',
      {
        rule: article.getAttribute('data-rule') ?? '',
        page: article.getAttribute('data-page') ?? '',
        addresses: [...article.querySelectorAll('[title]')].map(
          (titled) => titled.getAttribute('title') ?? '',
        ),
      },
    ]),
  );
}

/** @returns whether the end was reached. */
async function scrollOn(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      new Promise<boolean>((done) => {
        const before = window.scrollY;
        window.scrollBy(0, 500);
        // Two frames: one to scroll, one to render what became visible.
        requestAnimationFrame(() => requestAnimationFrame(() => done(window.scrollY === before)));
      }),
  );
}

/**
 * Returns findings in the report that are not problems of the site, and problems that are missing from it. Ignores
 * rules about response times, which depend on the machine that runs the tests.
 */
export function differences(shown: readonly ShownFinding[], expected: FaultySite['expected']) {
  const left = shown.filter(({ rule }) => !speedRules.includes(rule));
  const missing = expected.filter(({ rule, page, target }) => {
    const at = left.findIndex(
      (finding) =>
        finding.rule === rule &&
        finding.page === page &&
        (target === null || finding.addresses.includes(target)),
    );
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return { missing, unexpected: left };
}
