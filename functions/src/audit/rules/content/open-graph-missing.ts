import { settingRule } from '../rule';

/** Pages that look like a bare address when somebody shares them. */
export const openGraphMissing = settingRule('open-graph-missing', {
  check: ({ metas, searchable }) => {
    if (!searchable) return [];
    const missing = ['og:title', 'og:image'].filter((name) => !metas.get(name)?.trim());
    return missing.length > 0 ? [missing.join(' and ')] : [];
  },
  say: (value) =>
    `Shared links have no preview, because ${value} ${value.includes(' ') ? 'are' : 'is'} missing`,
});
