import { onAction } from './clicks';

/** Words that a screen reader hears, too: the button is a live region. */
export function offerCopying(): void {
  onAction('copy', async (button) => {
    const code = button.parentElement?.querySelector('pre')?.textContent ?? '';
    const before = button.textContent;
    try {
      await navigator.clipboard.writeText(code.replace(/\n$/, ''));
      button.textContent = 'Copied';
    } catch {
      // The clipboard is refused to pages without https and in some frames; selecting by hand still works.
      button.textContent = 'Select and copy';
    }
    setTimeout(() => {
      button.textContent = before;
    }, 2_000);
  });
}
