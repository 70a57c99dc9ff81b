import { onAction } from './actions';

/** The dialog and the index load on first use. A pointer that approaches the button loads the dialog early. */
const load = () => import('../search/dialog');

const types = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=radio], [type=checkbox]), textarea, select'));

export function openSearch(): void {
  const missing = missingWords();
  const open = async () => {
    try {
      const { openSearchDialog } = await load();
      missing.remove();
      openSearchDialog();
    } catch (error) {
      document.querySelector('header')?.after(missing);
      throw error;
    }
  };
  onAction('search', () => void open());
  document.addEventListener('pointerover', (event) => {
    if (event.target instanceof Element && event.target.closest('[data-action="search"]')) void load();
  });
  document.addEventListener('keydown', (event) => {
    const slash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
    const command =
      event.key.toLowerCase() === 'k' &&
      (event.ctrlKey || event.metaKey) &&
      // Firefox's shortcuts for its console.
      !(event.shiftKey || event.altKey);
    if ((!slash || types(event.target)) && !command) return;
    event.preventDefault();
    void open();
  });
}

/** Shown if the dialog's file is gone, because the site was deployed again after the page was opened. */
function missingWords(): HTMLElement {
  const words = document.createElement('p');
  words.role = 'alert';
  words.textContent = 'Search couldn’t be loaded. Check your connection and reload the page.';
  words.style.cssText = 'margin:0;padding:.75rem 1rem;text-align:center';
  return words;
}
