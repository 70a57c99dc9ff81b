import type { LinkFinding } from './targetVerdicts';

/**
 * Matches findings of older reports, which have one per page, with those of newer reports, which have one per cause.
 * Without it, the first report after the change would show known problems as new.
 */
export class FindingsByCause {
  readonly #byCause = new Map<string, string[]>();
  /** Findings about files by rule. Older reports store them without a target. */
  readonly #aboutFiles = new Map<string, string[]>();

  add(finding: LinkFinding): void {
    const { fingerprint, rule, target } = finding;
    addTo(this.#byCause, causeOf(finding), fingerprint);
    if (target !== null) addTo(this.#aboutFiles, rule, fingerprint);
  }

  /** Returns the fingerprints that a finding of an older report may have now. */
  of(finding: LinkFinding): readonly string[] {
    const same = this.#byCause.get(causeOf(finding));
    return same ?? (finding.target === null ? this.#aboutFiles.get(finding.rule) : undefined) ?? [];
  }
}

function causeOf({ rule, page, target, message = '', evidence }: LinkFinding): string {
  // Without a target or a place in the source, the page itself is the cause.
  return [rule, target ?? evidence?.snippet ?? page, message].join('\n');
}

function addTo(lists: Map<string, string[]>, key: string, fingerprint: string): void {
  const list = lists.get(key);
  if (list) list.push(fingerprint);
  else lists.set(key, [fingerprint]);
}
