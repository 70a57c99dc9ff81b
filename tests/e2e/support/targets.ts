import type { Page } from '@playwright/test';

/** WCAG 2.5.8 (AA) requires 24 px; 44 px is what a thumb needs. */
const minPx = 24;
const ordinaryPx = 44;

interface Target {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** In a row of a table, a chart or a dense list, whose row is a target itself. */
  readonly isDense: boolean;
}

/** Returns the visible controls that are too small to tap, with their sizes. Links in a sentence may be smaller. */
export async function smallTargets(page: Page): Promise<string[]> {
  const targets: Target[] = await page.evaluate(() => {
    const controls = 'button, a[href], [role=tab], [role=menuitem], summary, select, input, textarea';
    const isInline = (element: Element) => getComputedStyle(element).display === 'inline';
    const isInSentence = (element: Element) => {
      if (!element.matches('a') || !isInline(element)) return false;
      let block = element.parentElement;
      while (block?.parentElement && isInline(block)) block = block.parentElement;
      return (block?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0);
    };
    const boxOf = (element: Element) => (element.matches('input') && element.closest('label')) || element;
    return (
      [...document.querySelectorAll(controls)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isInSentence(element))
        .map((element) => {
          const { width, height } = boxOf(element).getBoundingClientRect();
          const label = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
          return {
            name: `${element.tagName.toLowerCase()} “${(label || (element.getAttribute('name') ?? '')).slice(0, 40)}”`,
            width,
            height,
            isDense: element.closest('tr, [role=row], figure, article, h3, li, dl') !== null,
          };
        })
        // Visually hidden, such as the link that skips the navigation until it has focus.
        .filter(({ width, height }) => width > 1 && height > 1)
    );
  });
  return targets
    .filter(isTooSmall)
    .map(({ name, width, height }) => `${name} ${round(width)}×${round(height)}`);
}

/** Layouts are rounded to fractions of a pixel. */
const aFraction = 0.5;

function isTooSmall({ width, height, isDense }: Target): boolean {
  const least = isDense ? minPx : ordinaryPx;
  return width < minPx - aFraction || height < least - aFraction;
}

const round = (px: number) => Math.round(px * 10) / 10;
