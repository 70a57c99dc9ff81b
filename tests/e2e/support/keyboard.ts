import { expect, type Page } from '@playwright/test';

/** Returns what is wrong with the focus indicator, or an empty string if it is visible. */
function focusFault(page: Page): Promise<string> {
  return page.evaluate(() => {
    const here = document.activeElement;
    if (!here || here === document.body) return 'nothing has the focus';
    // A focus target that replaces a removed control isn't a control itself: Tab never stops at it.
    if (here instanceof HTMLElement && here.tabIndex < 0) return '';
    const text = here.outerHTML.slice(0, 120);
    if (!here.matches(':focus-visible')) return `no focus is shown on ${text}`;
    const { outlineStyle, outlineWidth } = getComputedStyle(here);
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) === 0)
      return `no line is drawn around ${text}`;
    const [box] = here.getClientRects();
    if (!box) return `${text} is not drawn`;
    const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height / 2, 12)];
    const onTop = document.elementFromPoint(x, y);
    if (!onTop) return `${text} is outside of the window, at ${Math.round(x)}, ${Math.round(y)}`;
    const covered = !here.contains(onTop) && !onTop.contains(here);
    return covered ? `${text} is covered by ${onTop.outerHTML.slice(0, 120)}` : '';
  });
}

/** Expects a visible focus indicator for keyboard users. */
export async function expectFocusSeen(page: Page): Promise<void> {
  await expect.poll(() => focusFault(page)).toBe('');
}

interface Wanted {
  /** Its label or its text. */
  readonly name: string | RegExp;
  /** A selector of an element that contains it. */
  readonly within?: string;
  readonly maxSteps?: number;
}

/** Presses Tab until the wanted element has the focus, and expects a visible focus indicator at each stop. */
export async function tabTo(page: Page, { name, within = 'body', maxSteps = 60 }: Wanted): Promise<void> {
  const passed: string[] = [];
  for (let step = 0; step < maxSteps; step += 1) {
    await page.keyboard.press('Tab');
    const { words, inside, left } = await page.evaluate((selector) => {
      const here = document.activeElement;
      const kinds = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement];
      const field = kinds.some((kind) => here instanceof kind) ? (here as HTMLInputElement) : undefined;
      const label = field?.labels?.[0]?.textContent;
      const text = here?.getAttribute('aria-label') ?? label ?? here?.textContent ?? '';
      const left = here === null || here === document.body;
      return { words: text.trim(), inside: Boolean(here?.closest(selector)), left };
    }, within);
    // The browser's own toolbars come between the end of the page and its beginning.
    if (left) continue;
    const isWanted = typeof name === 'string' ? words === name : name.test(words);
    passed.push(words.slice(0, 30));
    await expectFocusSeen(page);
    if (isWanted && inside) return;
  }
  throw new Error(`Tab never came to “${name}”; it came to ${passed.join(', ')}.`);
}

/** Reaches the element with Tab and activates it. */
export async function pressBy(page: Page, wanted: Wanted): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press('Enter');
}
