import { type Scope, scopes } from '#domain/jobInput';

export const scopeTitles: Record<Scope, string> = {
  site: 'Whole site',
  section: 'A section',
  list: 'A list of URLs',
  sitemap: 'Its sitemap',
  page: 'One page',
};

export const scopeOptions = scopes.map((value) => ({ value, label: scopeTitles[value] }));
