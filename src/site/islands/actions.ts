/** Calls `act` on a click on or inside an element with `data-action="name"`. */
export function onAction(name: string, act: (element: HTMLElement) => void): void {
  document.addEventListener('click', (event) => {
    const element = event.target instanceof Element && event.target.closest(`[data-action="${name}"]`);
    if (element instanceof HTMLElement) act(element);
  });
}

const shownMs = 2_000;

/** The button is a live region, so its text is announced. */
export function offerCopying(): void {
  const pending = new WeakMap<HTMLElement, { readonly before: string | null; timer: number }>();
  onAction('copy', async (button) => {
    const code = button.parentElement?.querySelector('pre')?.textContent ?? '';
    const { before, timer } = pending.get(button) ?? { before: button.textContent, timer: 0 };
    window.clearTimeout(timer);
    try {
      await navigator.clipboard.writeText(code.replace(/\n$/, ''));
      button.textContent = 'Copied';
    } catch {
      // The clipboard is unavailable without https and in some frames. Manual selection still works.
      button.textContent = 'Select and copy';
    }
    const restore = () => {
      button.textContent = before;
      pending.delete(button);
    };
    pending.set(button, { before, timer: window.setTimeout(restore, shownMs) });
  });
}
