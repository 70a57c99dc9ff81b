import { collapse } from '#functions/audit/text/strings';
import { pageRule } from '../rule';

const longest = 320;

/** Reports descriptions of which search results show less than half. */
export const descriptionTooLong = pageRule('description-too-long', ({ metas, searchable }) => {
  const description = collapse(metas.get('description') ?? '');
  if (!searchable || description.length <= longest) return [];
  const length = [...new Intl.Segmenter().segment(description)].length;
  if (length <= longest) return [];
  return [{ message: `The description has ${length} characters. Search results show about 160.` }];
});
