import { onAction } from './clicks';

const toldMs = 2_000;

/** Words that a screen reader hears, too: the button is a live region. */
export function offerCopying(): void {
  const told = new WeakMap<HTMLElement, { readonly before: string | null; timer: number }>();
  onAction('copy', async (button) => {
    const code = button.parentElement?.querySelector('pre')?.textContent ?? '';
    const { before, timer } = told.get(button) ?? { before: button.textContent, timer: 0 };
    window.clearTimeout(timer);
    try {
      await navigator.clipboard.writeText(code.replace(/\n$/, ''));
      button.textContent = 'Copied';
    } catch {
      // The clipboard is refused to pages without https and in some frames; selecting by hand still works.
      button.textContent = 'Select and copy';
    }
    const restore = () => {
      button.textContent = before;
      told.delete(button);
    };
    told.set(button, { before, timer: window.setTimeout(restore, toldMs) });
  });
}
