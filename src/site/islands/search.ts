import { onAction } from './clicks';

/** The dialog and the index come with the first use; a pointer on its way to the button fetches the dialog early. */
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
      // Firefox opens its console by these.
      !(event.shiftKey || event.altKey);
    if ((!slash || types(event.target)) && !command) return;
    event.preventDefault();
    void open();
  });
}

/** A page that was opened before the site was published anew asks for a dialog that is there no more. */
function missingWords(): HTMLElement {
  const words = document.createElement('p');
  words.role = 'alert';
  words.textContent = 'Search couldn’t be loaded. Check your connection and reload the page.';
  words.style.cssText = 'margin:0;padding:.75rem 1rem;text-align:center';
  return words;
}
