import { settingRule } from '../rule';

/** Reports pages without Open Graph data, which appear as a bare URL when they are shared. */
export const openGraphMissing = settingRule('open-graph-missing', {
  check: ({ metas, searchable }) => {
    if (!searchable) return [];
    const missing = ['og:title', 'og:image'].filter((name) => !metas.get(name)?.trim());
    return missing.length > 0 ? [missing.join(' and ')] : [];
  },
  say: (value) =>
    `Shared links have no preview because ${value} ${value.includes(' ') ? 'are' : 'is'} missing`,
});
