import type { Found } from './engine';
import { loadIndex, searchFor } from './index';
import { resultItems } from './results';
import { dialogStyle } from './style';

let dialog: HTMLDialogElement | undefined;

/** Opens the search over docs and blog. Created on first use. */
export function openSearchDialog(): void {
  dialog ??= makeDialog();
  if (dialog.open) return;
  dialog.showModal();
  dialog.querySelector('input')?.select();
  // An error is shown with the first search.
  loadIndex().catch(() => undefined);
}

/** Says how many pages were found, and for which words if the typed ones were corrected. */
function summaryOf(typed: string, { pages, total, words, unknown, changed }: Found): string {
  if (total === 0) return `No results for “${typed}”. Try different or fewer words.`;
  const count =
    total > pages.length
      ? `The first ${pages.length} of ${total} pages`
      : `${total} ${total === 1 ? 'page' : 'pages'}`;
  const meant = changed || unknown.length > 0 ? ` for “${words.join(' ')}”` : '';
  const left = unknown.length > 0 ? `. No results for “${unknown.join(' ')}”` : '';
  return count + meant + left;
}

const idle = 'Search docs, rules and posts.';

function makeDialog(): HTMLDialogElement {
  const style = document.createElement('style');
  style.textContent = dialogStyle;
  document.head.append(style);
  const element = document.createElement('dialog');
  element.className = 'search';
  element.setAttribute('aria-label', 'Search');
  element.innerHTML = `
    <form method="dialog">
      <input type="search" role="combobox" aria-expanded="false" aria-autocomplete="list" aria-controls="search-results"
        aria-label="Search docs and blog" placeholder="Search docs and blog" autocomplete="off" spellcheck="false">
      <button>Close</button>
    </form>
    <p role="status">${idle}</p>
    <ul id="search-results" role="listbox" aria-label="Pages found"></ul>`;
  document.body.append(element);
  connect(element);
  return element;
}

function part<Found extends HTMLElement>(within: HTMLElement, selector: string): Found {
  const found = within.querySelector<Found>(selector);
  if (!found) throw new Error(`The search dialog has no ${selector}`);
  return found;
}

function connect(element: HTMLDialogElement): void {
  const input = part<HTMLInputElement>(element, 'input');
  const status = part(element, 'p');
  const list = part(element, 'ul');
  const options = () => [...list.querySelectorAll<HTMLElement>('[role="option"]')];

  const typed = () => input.value.trim();
  /** The words that the list belongs to, or null if it failed. */
  let answered: string | null = '';
  /** Enter was pressed before the list for the typed words was there. */
  let opensFirst = false;

  const show = (words: string | null, items: readonly HTMLElement[], said: string) => {
    answered = words;
    list.replaceChildren(...items);
    input.setAttribute('aria-expanded', String(items.length > 0));
    status.textContent = said;
    choose(options()[0]);
    if (opensFirst) openChosen();
    opensFirst = false;
  };
  const choose = (chosen: HTMLElement | undefined) => {
    for (const option of options()) option.setAttribute('aria-selected', String(option === chosen));
    if (chosen) input.setAttribute('aria-activedescendant', chosen.id);
    else input.removeAttribute('aria-activedescendant');
    chosen?.scrollIntoView({ block: 'nearest' });
  };
  const chosen = () => options().find((option) => option.getAttribute('aria-selected') === 'true');
  const openChosen = () => chosen()?.closest('a')?.click();

  const search = async () => {
    const words = typed();
    if (words === '') return show(words, [], idle);
    try {
      const found = await searchFor(words);
      if (typed() === words) show(words, resultItems(found.pages), summaryOf(words, found));
    } catch {
      if (typed() !== words) return;
      show(null, [], 'Search couldn’t be loaded. Check your connection and try again.');
    }
  };

  input.addEventListener('input', () => {
    opensFirst = false;
    void search();
  });
  input.addEventListener('keydown', (event) => {
    const steps = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (steps) {
      event.preventDefault();
      const all = options();
      choose(all[(all.indexOf(chosen() ?? all[0] ?? input) + steps + all.length) % all.length]);
    }
    if (event.key === 'Escape') {
      // A search field would only be cleared by it.
      event.preventDefault();
      element.close();
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      if (answered === typed()) return openChosen();
      opensFirst = true;
      if (answered === null) void search();
    }
  });
  element.addEventListener('close', () => {
    opensFirst = false;
  });
  element.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (event.target === element || link) element.close();
  });
}
