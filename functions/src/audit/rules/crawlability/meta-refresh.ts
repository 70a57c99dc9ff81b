import { refreshOf } from '#functions/audit/parse/linksOf';
import { pageRule } from '../rule';

/** Reports pages that redirect or reload by a meta refresh. */
export const metaRefresh = pageRule('meta-refresh', ({ metaElements }) =>
  metaElements.flatMap((meta) => {
    const refresh = refreshOf(meta.attributes);
    if (!refresh) return [];
    const message =
      refresh.url === null
        ? `This page reloads after ${refresh.seconds} s.`
        : `This page redirects to ${refresh.url.slice(0, 150)} after ${refresh.seconds} s.`;
    return [{ message, spot: meta, evidence: { element: 'meta' } }];
  }),
);
