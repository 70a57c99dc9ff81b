import { pageRule } from '../rule';

/** A page that phones show as a small picture of its desktop form. */
export const viewportMissing = pageRule('viewport-missing', ({ metas, sendsOn }) =>
  metas.get('viewport')?.trim() || sendsOn
    ? []
    : [{ message: 'This page has no viewport, so phones show it too small.' }],
);
