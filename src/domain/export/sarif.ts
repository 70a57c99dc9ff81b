import type { Finding, Occurrences, Severity } from '../finding';
import { type RuleId, rules } from '../rules';
import type { ExportedReport, SetAside } from './report';

/** Unverified findings need a review, which SARIF (2.1.0, 3.27.9) expresses as a kind rather than a level. */
const levels = {
  error: 'error',
  warning: 'warning',
  notice: 'note',
  unverified: 'none',
} as const satisfies Record<Severity, string>;

export function toSarif({
  url,
  findings,
  setAside,
}: Pick<ExportedReport, 'url' | 'findings' | 'setAside'>): string {
  const anyAside = findings.some(({ fingerprint }) => setAside?.has(fingerprint));
  const used = [...new Set(findings.map(({ rule }) => rule))].sort();
  const log = {
    version: '2.1.0',
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    runs: [
      {
        tool: { driver: { name: 'Plumbline', rules: used.map(ruleOf) } },
        automationDetails: { id: `plumbline/${url}` },
        columnKind: 'utf16CodeUnits',
        results: findings.map((finding) => ({
          ...resultOf(finding, used.indexOf(finding.rule)),
          // If one result states its suppressions, all must (3.27.23).
          ...(anyAside ? { suppressions: suppressionsOf(setAside?.get(finding.fingerprint)) } : {}),
        })),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function ruleOf(id: RuleId) {
  const { title, why, fix, severity, category } = rules[id];
  return {
    id,
    name: title,
    shortDescription: { text: title },
    fullDescription: { text: why },
    help: { text: fix },
    defaultConfiguration: { level: levels[severity] },
    properties: { tags: [category] },
  };
}

function resultOf(
  { rule, severity, message, page, target, fingerprint, evidence, occursOn }: Finding,
  ruleIndex: number,
) {
  const { line, column, snippet, headers, answeredBy } = evidence;
  const uri = uriOf(page);
  const region =
    line === undefined
      ? {}
      : {
          region: {
            startLine: line,
            ...(column === undefined ? {} : { startColumn: column }),
            ...(snippet ? { snippet: { text: snippet } } : {}),
          },
        };
  return {
    ruleId: rule,
    ruleIndex,
    kind: severity === 'unverified' ? 'review' : 'fail',
    level: levels[severity],
    message: { text: asText(message) },
    locations: [{ physicalLocation: { artifactLocation: { uri }, ...region } }],
    ...(occursOn ? { occurrenceCount: occursOn.pages, relatedLocations: othersOf(occursOn) } : {}),
    partialFingerprints: { 'plumbline/v1': fingerprint },
    ...propertiesOf({
      ...(uri === page ? {} : { page }),
      ...(target === null ? {} : { target }),
      ...(headers ? { headers } : {}),
      ...(answeredBy ? { answeredBy } : {}),
    }),
  };
}

/**
 * Other pages with the same cause are related locations. A location of the result itself would be one more place to
 * change (3.27.12).
 */
function othersOf({ examples }: Occurrences) {
  return examples.slice(1).map((example, at) => ({
    id: at + 1,
    message: { text: 'Another page with the same cause' },
    physicalLocation: { artifactLocation: { uri: uriOf(example) } },
  }));
}

function suppressionsOf(decision: SetAside | undefined) {
  if (!decision) return [];
  const { reason } = decision;
  return [{ kind: 'external', status: 'accepted', ...(reason === '' ? {} : { justification: reason }) }];
}

const propertiesOf = (properties: object) => (Object.keys(properties).length > 0 ? { properties } : {});

/**
 * `[text](url)` in a message is shown as a link (3.11.6), and a message may contain an untrusted site's text. Escapes
 * the brackets, so that they stay text.
 */
function asText(message: string): string {
  return message.includes('](') ? message.replace(/[[\]\\]/g, '\\$&') : message;
}

/** In a URI, brackets are only allowed around an IPv6 address (RFC 3986, 3.2.2). */
const numberedHost = /^[a-z][a-z0-9+.-]*:\/\/\[[0-9a-f:.]*\]/i;

/** Characters that RFC 3986 disallows in a host name, path, or query, including a “%” that encodes nothing. */
const forbidden = /%(?![0-9A-Fa-f]{2})|[^A-Za-z0-9._~!$&'()*+,;=:@/?%-]/gu;

/**
 * Encodes a URL by RFC 3986, which is stricter than browsers: they leave `[`, `]`, `|`, `^`, `{`, and `}` unencoded.
 * The result opens the same page.
 */
export function uriOf(url: string): string {
  const host = numberedHost.exec(url)?.[0] ?? '';
  const [before = '', ...fragment] = url.slice(host.length).split('#');
  const place = fragment.length === 0 ? '' : `#${encoded(fragment.join('#'))}`;
  return `${host}${encoded(before)}${place}`;
}

/** A lone surrogate becomes �. */
const encoded = (text: string) => text.replace(/\p{Surrogate}/gu, '�').replace(forbidden, encodeURIComponent);
