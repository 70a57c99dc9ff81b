import { directivesOf, policiesOf } from '../fetch/responseHeaders';
import type { PageFacts } from '../parse/facts';

const directive = 'upgrade-insecure-requests';

/** Returns whether browsers use https for all http URLs of the page (W3C Upgrade Insecure Requests, 3). */
export function upgrades({ headers, metaElements }: Pick<PageFacts, 'headers' | 'metaElements'>): boolean {
  if (policiesOf(headers).some((policy) => policy.has(directive))) return true;
  return metaElements.some(
    ({ attributes }) =>
      attributes['http-equiv']?.trim().toLowerCase() === 'content-security-policy' &&
      directivesOf(attributes.content ?? '').has(directive),
  );
}
