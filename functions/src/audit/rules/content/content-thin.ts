import { mayBeFilled } from '#functions/audit/parse/shell';
import { pageRule } from '../rule';

const minWords = 30;

/** Reports indexable pages with hardly any text. Images, videos and forms count as content. */
export const contentThin = pageRule('content-thin', (page) => {
  const { text, searchable, images, forms, links } = page;
  if (!searchable || text.words >= minWords) return [];
  const shows =
    images.length > 2 ||
    forms.length > 0 ||
    links.some(({ element }) => ['iframe', 'video', 'audio', 'object', 'embed'].includes(element));
  if (shows || mayBeFilled(page, 5)) return [];
  return [{ message: `This page has ${text.words} words.`, evidence: { value: String(text.words) } }];
});
