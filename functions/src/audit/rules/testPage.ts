import type { Answer } from '../fetch/fetcher';
import type { PageFacts, ResponseFacts } from '../parse/facts';
import { parsePage } from '../parse/parsePage';
import type { Fate, HtmlRule, JudgedLink, PageRule, SettingRule } from './rule';

export interface TestPage {
  readonly url?: string;
  readonly headers?: Readonly<Record<string, string | string[] | undefined>>;
  readonly response?: Partial<ResponseFacts>;
}

export function pageOf(
  html: string,
  { url = 'https://example.com/page', headers = {}, response }: TestPage = {},
): PageFacts {
  return parsePage(url, html, headers, response ? { response } : {});
}

/** Returns a page rule's messages for some HTML. */
export function breaches(rule: PageRule, html: string, page: TestPage = {}): readonly string[] {
  return rule.check(pageOf(html, page)).map(({ message }) => message);
}

/** Returns an HTML rule's messages for a page's body. */
export function htmlBreaches(rule: HtmlRule, body: string): readonly string[] {
  const source = `<!doctype html><html lang="en"><head><title>Page</title></head><body>${body}</body></html>`;
  const page = parsePage('https://example.com/page', source, {}, { checkHtml: true });
  return (page.faults ?? [])
    .filter((fault) => rule.faults.includes(fault.rule))
    .flatMap((fault) => rule.say({ ...fault, snippet: page.locate(fault).snippet }) ?? []);
}

/** Returns a setting rule's messages for a page with these headers. */
export function settings(
  rule: SettingRule,
  headers: TestPage['headers'],
  page: TestPage & { html?: string } = {},
): readonly string[] {
  const { html = '<p>x', ...rest } = page;
  return rule.check(pageOf(html, { ...rest, ...(headers ? { headers } : {}) })).map(rule.say);
}

/** Creates a link whose target answered 200, with the given changes. */
export function link(parts: Partial<Omit<JudgedLink, 'fate'>> & { fate?: Partial<Fate> } = {}): JudgedLink {
  const target = parts.target ?? 'https://example.com/target';
  const fate: Fate = { end: 'ok', seen: { status: 200 }, hops: [target], statuses: [], ...parts.fate };
  return {
    page: 'https://example.com/page',
    role: 'link',
    element: 'a',
    snippet: '',
    toSite: true,
    asset: null,
    canonical: null,
    fragment: null,
    hasFragment: null,
    ...parts,
    target,
    fate,
  };
}

export const broken = (status: number): Partial<Fate> => ({ end: 'broken', seen: { status } });

/** Creates redirects over these URLs, each with this status, to a response of 200. */
export function journey(status: number, ...hops: readonly string[]): Partial<Fate> {
  return { hops, statuses: hops.slice(1).map(() => status) };
}

/** Creates a successful response with these headers, whose body wasn't read. */
export function answerWith(headers: Answer['headers']): Answer {
  return {
    kind: 'answer',
    status: 200,
    headers,
    body: null,
    bytes: 0,
    durationMs: 1,
    firstByteMs: 1,
    attempts: 1,
  };
}
