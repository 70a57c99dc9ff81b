import { defineRule } from '../define';

export const paginationCanonical = defineRule({
  id: 'pagination-canonical',
  category: 'crawlability',
  severity: 'warning',
  weight: 0.1,
  title: 'Further page that names the first as canonical',
  why: 'What is listed only there isn’t found.',
  fix: 'Let each page of the series name itself.',
});
