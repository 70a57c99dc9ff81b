import type { JobInput } from '../../../../src/domain/jobInput';
import { asStranger } from '../../../../src/domain/siteProof';
import { hostOf } from '../urls/url';

/**
 * How much an audit may ask for, and how fast: what its input says, and no more than of a stranger’s site once its start
 * has led to a host that nobody has shown to be theirs.
 */
export class Allowance {
  /** Whether a host (with its port) is the auditor’s own. */
  readonly isOwn: (host: string) => boolean;
  #input: JobInput;
  #isWhole = true;

  constructor(input: JobInput, isOwn: (host: string) => boolean) {
    this.#input = input;
    this.isOwn = isOwn;
    this.becomeSite(input.url);
    if (input.scope === 'list') for (const url of input.urls) this.becomeSite(url);
  }

  /** This address is on the site too. */
  becomeSite(url: string): void {
    if (!this.#isWhole || this.isOwn(hostOf(url))) return;
    this.#isWhole = false;
    this.#input = asStranger(this.#input);
  }

  /** All of the site is the auditor’s own. */
  get isWhole(): boolean {
    return this.#isWhole;
  }

  get maxPages(): number {
    return this.#input.maxPages;
  }

  get requestsPerSecond(): number {
    return this.#input.requestsPerSecond;
  }

  get respectRobots(): boolean {
    return this.#input.respectRobots;
  }
}
