import {
  type AxeElement,
  type AxeViolation,
  type EarlyCookie,
  type LabValues,
  renderLimits as limits,
  type RenderedPage,
  type RuntimeProblem,
  resourceTypes,
  type UnrenderedPage,
} from '../facts/renderedPage';
import { collapse, cut } from '../text/strings';

/** Returns the page with every list and text cut to its limit, and every number finite and at least 0. */
export function boundedPage(page: RenderedPage): RenderedPage {
  const { html } = page;
  return {
    ...page,
    url: url(page.url),
    finalUrl: url(page.finalUrl),
    html: html.length > limits.html ? cut(html, limits.html) : html,
    isWhole: page.isWhole && html.length <= limits.html,
    axe: page.axe?.slice(0, limits.violations).map(violation) ?? null,
    problems: page.problems.slice(0, limits.problems).map(problem),
    thirdParties: page.thirdParties.slice(0, limits.requests).map(url),
    cookies: page.cookies.slice(0, limits.cookies).map(cookie),
    lab: page.lab && lab(page.lab),
    screenshots: page.screenshots
      .filter(({ webp }) => webp.length <= Math.ceil(limits.screenshot / 3) * 4)
      .slice(0, limits.screenshots),
  };
}

export const boundedFailure = (page: UnrenderedPage): UnrenderedPage => ({
  ...page,
  url: url(page.url),
  detail: line(page.detail, limits.message),
});

const line = (text: string, max: number) => cut(collapse(text), max);
const url = (text: string) => cut(text, limits.url);
const number = (value: number) => (Number.isFinite(value) && value > 0 ? value : 0);

const violation = ({ rule, help, criteria, elements, count }: AxeViolation): AxeViolation => ({
  rule: line(rule, limits.name),
  help: line(help, limits.message),
  criteria: criteria.slice(0, limits.elements).map((name) => line(name, limits.name)),
  elements: elements.slice(0, limits.elements).map(element),
  count: number(count),
});

const element = ({ selector, snippet, contrast }: AxeElement): AxeElement => ({
  selector: line(selector, limits.selector),
  snippet: line(snippet, limits.snippet),
  ...(contrast && {
    contrast: {
      ratio: number(contrast.ratio),
      required: number(contrast.required),
      foreground: line(contrast.foreground, limits.name),
      background: line(contrast.background, limits.name),
    },
  }),
});

const problem = ({ kind, message, url: where, status, count }: RuntimeProblem): RuntimeProblem => ({
  kind,
  message: line(message, limits.message),
  ...(where !== undefined && { url: url(where) }),
  ...(status !== undefined && { status: number(status) }),
  count: number(count),
});

const cookie = ({ name, domain, isThirdParty, maxAge }: EarlyCookie): EarlyCookie => ({
  name: line(name, limits.name),
  domain: line(domain, limits.name),
  isThirdParty,
  ...(maxAge !== undefined && { maxAge: number(maxAge) }),
});

function lab({ lcp, cls, tbt, byType, scripts, styles }: LabValues): LabValues {
  const share = ({ total, unused }: { readonly total: number; readonly unused: number }) => ({
    total: number(total),
    unused: Math.min(number(unused), number(total)),
  });
  return {
    lcp: lcp && {
      ms: number(lcp.ms),
      selector: line(lcp.selector, limits.selector),
      snippet: line(lcp.snippet, limits.snippet),
    },
    cls: {
      score: number(cls.score),
      shifting: cls.shifting.slice(0, limits.shifts).map((selector) => line(selector, limits.selector)),
    },
    tbt: number(tbt),
    byType: Object.fromEntries(
      resourceTypes.flatMap((type) => {
        const sent = byType[type];
        return sent ? [[type, { requests: number(sent.requests), bytes: number(sent.bytes) }]] : [];
      }),
    ),
    ...(scripts && { scripts: share(scripts) }),
    ...(styles && { styles: share(styles) }),
  };
}
