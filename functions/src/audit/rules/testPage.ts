import { parsePage } from '../parse/parsePage';
import type { Fate, JudgedLink, PageRule } from './rule';

/** What a page rule says of some HTML. */
export function breaches(
  rule: PageRule,
  html: string,
  { url = 'https://example.com/page', headers = {} }: { url?: string; headers?: Record<string, string> } = {},
): readonly string[] {
  return rule.check(parsePage(url, html, headers)).map(({ message }) => message);
}

/** A link whose target answered 200, but for what is given. */
export function link(parts: Partial<Omit<JudgedLink, 'fate'>> & { fate?: Partial<Fate> } = {}): JudgedLink {
  const target = parts.target ?? 'https://example.com/target';
  const fate: Fate = { end: 'ok', seen: { status: 200 }, hops: [target], statuses: [], ...parts.fate };
  return {
    page: 'https://example.com/page',
    role: 'link',
    element: 'a',
    toSite: true,
    ...parts,
    target,
    fate,
  };
}

export const broken = (status: number): Partial<Fate> => ({ end: 'broken', seen: { status } });

/** A journey over these addresses, each with this status, to an answer of 200. */
export function journey(status: number, ...hops: readonly string[]): Partial<Fate> {
  return { hops, statuses: hops.slice(1).map(() => status) };
}
