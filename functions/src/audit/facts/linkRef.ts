import type { TargetId } from './target';

/**
 * What is affected if the target of a link is broken: a way for visitors (`link`), what a page loads (`image`,
 * `resource`), what it tells search engines (`canonical`, `alternate`, `sequence`), or a fragment of another page
 * (`fragment`).
 */
export type LinkRole = 'link' | 'image' | 'resource' | 'canonical' | 'alternate' | 'sequence' | 'fragment';

/**
 * A page's link to a target, with all of its occurrences on that page: what a finding needs when the target is
 * resolved and the page's source is gone. A tuple, because thousands are stored.
 */
export type LinkRef = readonly [
  target: TargetId,
  role: LinkRole,
  element: string,
  line: number,
  column: number,
  snippet: string,
  occurrences: number,
  /** Only for a `fragment`: the decoded fragment. */
  fragment?: string,
];

const submitting = new Set(['form', 'button', 'input']);

/** Returns whether an element sends a form to its URL: a response without the form's data proves less. */
export const sendsForm = (element: string) => submitting.has(element);
