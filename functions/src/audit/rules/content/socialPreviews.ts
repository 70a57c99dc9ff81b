import { pageRule, settingRule } from '../rule';

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

const names = new Set([
  'og:image',
  'og:image:url',
  'og:image:secure_url',
  'twitter:image',
  'twitter:image:src',
  'og:url',
]);

/** Reports relative preview URLs, which other sites can't resolve. */
export const openGraphImageRelative = pageRule('open-graph-image-relative', ({ metaElements }) =>
  metaElements.flatMap((meta) => {
    const name = (meta.attributes.property ?? meta.attributes.name)?.trim().toLowerCase() ?? '';
    const content = meta.attributes.content?.trim() ?? '';
    if (!names.has(name) || content === '' || /^(?:https?:)?\/\//i.test(content)) return [];
    return [
      {
        message: `${name} is “${content.slice(0, 100)}”, which is not an absolute URL.`,
        key: name,
        spot: meta,
        evidence: { element: 'meta' },
      },
    ];
  }),
);

const kinds = new Set(['summary', 'summary_large_image', 'app', 'player']);

/** Reports unknown types of Twitter cards. */
export const twitterCardInvalid = pageRule('twitter-card-invalid', ({ metas }) => {
  const card = metas.get('twitter:card')?.trim();
  if (card === undefined || kinds.has(card.toLowerCase())) return [];
  return [
    {
      message: `Unknown twitter:card value: “${card.slice(0, 60)}”.`,
      evidence: { value: card.slice(0, 100) },
    },
  ];
});
