import type { SearchPage } from './index';

/** A page, and below it the section of it that says most. */
export function resultItems(pages: readonly SearchPage[]): HTMLElement[] {
  return pages.map((page, index) => {
    const section = page.sub_results.find(({ url }) => url.includes('#'));
    const item = document.createElement('li');
    item.role = 'presentation';
    const link = document.createElement('a');
    link.href = section?.url ?? page.url;
    link.id = `search-result-${index}`;
    link.role = 'option';
    link.tabIndex = -1;
    link.append(
      text('span', 'search-kind', page.meta.kind ?? ''),
      text('strong', '', page.meta.title ?? page.url),
      ...(section ? [text('span', 'search-section', section.title)] : []),
      excerptOf(section?.excerpt ?? page.excerpt),
    );
    item.append(link);
    return item;
  });
}

function text(tag: string, name: string, words: string): HTMLElement {
  const element = document.createElement(tag);
  if (name) element.className = name;
  element.textContent = words;
  return element;
}

/** Only <mark> is taken from the excerpt's HTML; the rest is text. */
function excerptOf(html: string): HTMLElement {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const line = document.createElement('small');
  line.append(
    ...[...parsed.body.childNodes].map((node) =>
      node.nodeName === 'MARK' ? text('mark', '', node.textContent ?? '') : (node.textContent ?? ''),
    ),
  );
  return line;
}
