import type { Answer } from '../fetch/fetcher';
import type { PageFacts, ResponseFacts } from '../parse/facts';
import { parsePage } from '../parse/parsePage';
import type { EvaluatedLink, FinalOutcome, HtmlRule, PageRule, SettingRule } from './rule';

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
export function violations(rule: PageRule, html: string, page: TestPage = {}): readonly string[] {
  return rule.check(pageOf(html, page)).map(({ message }) => message);
}

/** Returns an HTML rule's messages for a page's body. */
export function htmlViolations(rule: HtmlRule, body: string): readonly string[] {
  const source = `<!doctype html><html lang="en"><head><title>Page</title></head><body>${body}</body></html>`;
  const page = parsePage('https://example.com/page', source, {}, { checkHtml: true });
  return (page.problems ?? [])
    .filter((problem) => rule.problems.includes(problem.rule))
    .flatMap((problem) => rule.say({ ...problem, snippet: page.locate(problem).snippet }) ?? []);
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
export function link(
  parts: Partial<Omit<EvaluatedLink, 'finalOutcome'>> & { finalOutcome?: Partial<FinalOutcome> } = {},
): EvaluatedLink {
  const target = parts.target ?? 'https://example.com/target';
  const finalOutcome: FinalOutcome = {
    end: 'ok',
    seen: { status: 200 },
    hops: [target],
    statuses: [],
    ...parts.finalOutcome,
  };
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
    finalOutcome,
  };
}

export const broken = (status: number): Partial<FinalOutcome> => ({ end: 'broken', seen: { status } });

/** Creates redirects over these URLs, each with this status, to a response of 200. */
export function chain(status: number, ...hops: readonly string[]): Partial<FinalOutcome> {
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
