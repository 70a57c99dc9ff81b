import { type FoundPage, singular } from './engine';
import { wordsOf } from './words';

/** Returns each page with its best matching section. */
export function resultItems(found: readonly FoundPage[]): HTMLElement[] {
  return found.map(({ page, section, matched }, index) => {
    const item = document.createElement('li');
    item.role = 'presentation';
    const link = document.createElement('a');
    link.href = page.path + (section.id ? `#${section.id}` : '');
    link.id = `search-result-${index}`;
    link.role = 'option';
    link.tabIndex = -1;
    link.append(element('span', 'search-kind', page.kind ?? ''), element('strong', '', page.title));
    if (section.heading) link.append(element('span', 'search-section', section.heading));
    if (section.text) link.append(excerpt(section.text, new Set(matched)));
    item.append(link);
    return item;
  });
}

function element(tag: string, name: string, words: string): HTMLElement {
  const node = document.createElement(tag);
  if (name) node.className = name;
  node.textContent = words;
  return node;
}

const wordsBefore = 8;
const wordsShown = 30;

/** Returns the part of a text around the first matched word, with matched words marked. */
function excerpt(text: string, matched: ReadonlySet<string>): HTMLElement {
  const words = text.split(' ');
  const isMatch = (word: string) => wordsOf(word).some((part) => matched.has(singular(part)));
  const start = Math.max(0, words.findIndex(isMatch) - wordsBefore);
  const line = document.createElement('small');
  if (start > 0) line.append('… ');
  for (const word of words.slice(start, start + wordsShown))
    line.append(isMatch(word) ? element('mark', '', word) : word, ' ');
  if (words.length > start + wordsShown) line.append('…');
  return line;
}
