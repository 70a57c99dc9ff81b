import { expect, type Page } from '@playwright/test';

/** What is wrong with how the focus is shown; empty when one can see where it is. */
function focusFault(page: Page): Promise<string> {
  return page.evaluate(() => {
    const here = document.activeElement;
    if (!here || here === document.body) return 'nothing has the focus';
    // A place to go on from, after what was pressed has gone, is no control: Tab never stops at it.
    if (here instanceof HTMLElement && here.tabIndex < 0) return '';
    const said = here.outerHTML.slice(0, 120);
    if (!here.matches(':focus-visible')) return `no focus is shown on ${said}`;
    const { outlineStyle, outlineWidth } = getComputedStyle(here);
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) === 0)
      return `no line is drawn around ${said}`;
    const [box] = here.getClientRects();
    if (!box) return `${said} is not drawn`;
    const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height / 2, 12)];
    const onTop = document.elementFromPoint(x, y);
    if (!onTop) return `${said} is outside of the window, at ${Math.round(x)}, ${Math.round(y)}`;
    const covered = !here.contains(onTop) && !onTop.contains(here);
    return covered ? `${said} is covered by ${onTop.outerHTML.slice(0, 120)}` : '';
  });
}

/** Somebody who uses no mouse can see where they are. */
export async function expectFocusSeen(page: Page): Promise<void> {
  await expect.poll(() => focusFault(page)).toBe('');
}

interface Wanted {
  /** What is said of it: its label or its words. */
  readonly name: string | RegExp;
  /** A selector of what it stands in. */
  readonly within?: string;
  readonly most?: number;
}

/** Presses Tab until the focus has come to what is wanted, and at each stop sees where it is. */
export async function tabTo(page: Page, { name, within = 'body', most = 60 }: Wanted): Promise<void> {
  const passed: string[] = [];
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab');
    const { words, inside, left } = await page.evaluate((selector) => {
      const here = document.activeElement;
      const kinds = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement];
      const field = kinds.some((kind) => here instanceof kind) ? (here as HTMLInputElement) : undefined;
      const label = field?.labels?.[0]?.textContent;
      const said = here?.getAttribute('aria-label') ?? label ?? here?.textContent ?? '';
      const left = here === null || here === document.body;
      return { words: said.trim(), inside: Boolean(here?.closest(selector)), left };
    }, within);
    // The browser's own bars lie between the end of the page and its beginning.
    if (left) continue;
    const isWanted = typeof name === 'string' ? words === name : name.test(words);
    passed.push(words.slice(0, 30));
    await expectFocusSeen(page);
    if (isWanted && inside) return;
  }
  throw new Error(`Tab never came to “${name}”; it came to ${passed.join(', ')}.`);
}

/** Goes there by Tab and presses it. */
export async function pressBy(page: Page, wanted: Wanted): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press('Enter');
}
