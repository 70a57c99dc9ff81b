import { onAction } from './clicks';

/** The dialog and the index come with the first use; a pointer on its way to the button fetches the dialog early. */
const load = () => import('../search/dialog');

const types = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

export function openSearch(): void {
  const open = async () => (await load()).openSearchDialog();
  onAction('search', () => void open());
  document.addEventListener('pointerover', (event) => {
    if (event.target instanceof Element && event.target.closest('[data-action="search"]')) void load();
  });
  document.addEventListener('keydown', (event) => {
    const slash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
    const command = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    if ((!slash || types(event.target)) && !command) return;
    event.preventDefault();
    void open();
  });
}
