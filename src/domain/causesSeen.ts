import type { LinkFinding } from './targetsSeen';

/**
 * Finds again what an older report has once for each page, and a newer one once for its cause. Without that, a site would
 * seem to have new problems with the first report after the change.
 */
export class CausesSeen {
  readonly #byCause = new Map<string, string[]>();
  /** Of each rule: findings about files, which older reports have without a target. */
  readonly #aboutFiles = new Map<string, string[]>();

  add(finding: LinkFinding): void {
    const { fingerprint, rule, target } = finding;
    addTo(this.#byCause, causeOf(finding), fingerprint);
    if (target !== null) addTo(this.#aboutFiles, rule, fingerprint);
  }

  /** The fingerprints that a finding of an older report may have now. */
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
