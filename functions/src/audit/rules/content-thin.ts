import { pageRule } from './rule';

const fewWords = 30;

/** A page for search results with next to no words. Pictures, videos and forms are content too. */
export const contentThin = pageRule('content-thin', ({ text, searchable, images, forms, links, scripts }) => {
  if (!searchable || text.words >= fewWords) return [];
  const shows =
    images.length > 2 ||
    forms.length > 0 ||
    links.some(({ element }) => ['iframe', 'video', 'audio', 'object', 'embed'].includes(element));
  // Scripts may put the content there; we don't run them.
  const filled = text.words < 5 && scripts.some(({ attributes }) => attributes.src !== undefined);
  if (shows || filled) return [];
  return [
    { message: `This page has ${text.words} words of its own.`, evidence: { value: String(text.words) } },
  ];
});
