import { pageRule } from '../rule';

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
