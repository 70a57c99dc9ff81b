import type { FoundPage } from './index';

/** Returns each page with its best matching section. */
export function resultItems(found: readonly FoundPage[]): HTMLElement[] {
  return found.map(({ page, text }, index) => {
    const section = text?.sub_results.find(({ url }) => url.includes('#'));
    const item = document.createElement('li');
    item.role = 'presentation';
    const link = document.createElement('a');
    // The page's own URL. The index's has a trailing slash and would be redirected.
    link.href = page.path + (section ? section.url.slice(section.url.indexOf('#')) : '');
    link.id = `search-result-${index}`;
    link.role = 'option';
    link.tabIndex = -1;
    link.append(
      element('span', 'search-kind', page.kind ?? ''),
      element('strong', '', page.title),
      ...(section ? [element('span', 'search-section', section.title)] : []),
      ...(text ? [excerptOf(section?.excerpt ?? text.excerpt)] : []),
    );
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

/** Only uses <mark> of the excerpt's HTML. The rest is text. */
function excerptOf(html: string): HTMLElement {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const line = document.createElement('small');
  line.append(
    ...[...parsed.body.childNodes].map((node) =>
      node.nodeName === 'MARK' ? element('mark', '', node.textContent ?? '') : (node.textContent ?? ''),
    ),
  );
  return line;
}
