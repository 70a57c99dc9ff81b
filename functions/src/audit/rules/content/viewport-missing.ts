import { pageRule } from '../rule';

/** Reports pages without a viewport, which phones render at desktop width. */
export const viewportMissing = pageRule('viewport-missing', ({ metas, hasInstantRedirect }) =>
  metas.get('viewport')?.trim() || hasInstantRedirect
    ? []
    : [{ message: 'This page has no viewport, so phones show a shrunken desktop layout.' }],
);
