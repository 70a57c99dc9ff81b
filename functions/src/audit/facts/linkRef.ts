import type { TargetId } from './target';

/**
 * What kind of thing breaks when the target of a link is broken: a way for visitors (`link`), what a page loads
 * (`image`, `resource`), what it tells search engines (`canonical`, `alternate`, `sequence`), or a place on another
 * page (`fragment`).
 */
export type LinkRole = 'link' | 'image' | 'resource' | 'canonical' | 'alternate' | 'sequence' | 'fragment';

/**
 * A page's link to a target, all of its occurrences on that page together: what a finding will need when the target
 * is judged and the page's source is long gone. A tuple, because it is stored by the thousand.
 */
export type LinkRef = readonly [
  target: TargetId,
  role: LinkRole,
  element: string,
  line: number,
  column: number,
  snippet: string,
  occurrences: number,
  /** Of a `fragment` only: the place, decoded. */
  fragment?: string,
];

const submitting = new Set(['form', 'button', 'input']);

/** Whether an element sends a form to its address: what is answered there without the form's words proves less. */
export const sendsForm = (element: string) => submitting.has(element);
