import type { PageName } from '../search/nearest';
import { significantWords, wordsOf } from '../search/words';

const fields = ['q', 'category', 'severity'] as const;
type FieldName = (typeof fields)[number];

const fieldOf = (form: HTMLFormElement, name: FieldName) => {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) return field;
  throw new Error(`The filter of rules has no field ${name}`);
};

/** Fills in the form from a URL's query. @returns whether the query has any of its fields. */
export function fillIn(form: HTMLFormElement, query: string): boolean {
  const values = new URLSearchParams(query);
  const given = fields.filter((name) => values.get(name));
  for (const name of given) fieldOf(form, name).value = values.get(name) ?? '';
  return given.length > 0;
}

let loading: Promise<ReadonlyMap<string, readonly string[]>> | undefined;

/** Returns the terms that people search for by path, which the list doesn't show. Loaded once. */
async function loadTerms(): Promise<ReadonlyMap<string, readonly string[]>> {
  const response = await fetch('/pages.json');
  // `gatsby develop` has no such file.
  const pages: readonly PageName[] = response.ok ? await response.json() : [];
  return new Map(pages.map(({ path, keywords = [] }) => [path, keywords]));
}

/** “redir” and “redirecting” both match “redirect”. */
const matches = (typed: string, words: readonly string[]) =>
  words.some((word) => word.startsWith(typed) || (word.length > 3 && typed.startsWith(word)));

/** Shows only the rules that have all typed words and the selected category and severity. Keeps the filter in the URL. */
export async function filterRules(form: HTMLFormElement): Promise<void> {
  loading ??= loadTerms().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  const terms = await loading;
  const [q, category, severity] = fields.map((name) => fieldOf(form, name).value.trim());
  const typed = significantWords(wordsOf(q ?? ''));
  let shown = 0;
  let all = 0;
  for (const section of document.querySelectorAll<HTMLElement>('[data-category]')) {
    const items = [...section.querySelectorAll('li')];
    for (const item of items) {
      const path = item.querySelector('a')?.getAttribute('href') ?? '';
      const words = wordsOf([item.textContent, path, ...(terms.get(path) ?? [])].join(' '));
      item.hidden =
        (!!category && section.dataset.category !== category) ||
        (!!severity && !item.querySelector(`[data-severity="${severity}"]`)) ||
        !typed.every((word) => matches(word, words));
    }
    const visible = items.filter(({ hidden }) => !hidden).length;
    section.hidden = visible === 0;
    shown += visible;
    all += items.length;
  }
  const isFiltered = shown < all;
  const counts = document.querySelector<HTMLElement>('[data-rule-counts]');
  if (counts) counts.hidden = isFiltered;
  const reset = form.querySelector<HTMLButtonElement>('[type="reset"]');
  if (reset) reset.hidden = !q && !category && !severity;
  const status = form.querySelector('[role="status"]');
  if (status) status.textContent = isFiltered ? `${shown} of ${all} rules` : `${all} rules`;
  keepInUrl({ q: q ?? '', category: category ?? '', severity: severity ?? '' });
}

function keepInUrl(values: Record<FieldName, string>): void {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString();
  history.replaceState(history.state, '', `${location.pathname}${query && `?${query}`}${location.hash}`);
}
