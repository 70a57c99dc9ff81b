import { directivesOf, policiesOf } from '#functions/audit/fetch/responseHeaders';
import type { PageFacts } from '#functions/audit/parse/facts';

/** Lists the page's content security policies, from headers and meta elements. A script must pass all of them. */
export function policiesOfPage({ headers, metaElements }: Pick<PageFacts, 'headers' | 'metaElements'>) {
  const sent = policiesOf(headers);
  const inMetas = metaElements.filter(
    ({ attributes }) => attributes['http-equiv']?.trim().toLowerCase() === 'content-security-policy',
  );
  if (inMetas.length === 0) return sent;
  const written = inMetas.map(({ attributes }) => directivesOf(attributes.content ?? ''));
  return [...sent, ...written.filter(({ size }) => size > 0)];
}

const aboutScripts = ['script-src', 'default-src', 'script-src-elem', 'script-src-attr', 'sandbox'];

/** Returns whether the policy restricts scripts. */
export function governsScripts(policy: ReadonlyMap<string, readonly string[]>): boolean {
  return aboutScripts.some((directive) => policy.has(directive));
}
