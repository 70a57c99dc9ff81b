import { type Complaints, complaintsBy } from './complaints.ts';
import { type Complaint, faultOf, type HtmlFault } from './fault.ts';
import { skeletonOf } from './skeleton.ts';

export interface FinderOptions {
  /** Characters of skeletons that are remembered. */
  readonly mostRemembered?: number;
  readonly complaintsIn?: Complaints;
}

/** Says of pages what is wrong with their HTML; of pages that look alike to the rules it asks the validator once. */
export class FaultFinder {
  readonly #mostRemembered: number;
  readonly #complaintsIn: Complaints;
  /** By skeleton, the last used last. */
  readonly #known = new Map<string, readonly Complaint[]>();
  #remembered = 0;

  /** @param rules the validator's names of its rules. */
  constructor(rules: readonly string[], options: FinderOptions = {}) {
    this.#mostRemembered = options.mostRemembered ?? 4_000_000;
    this.#complaintsIn = options.complaintsIn ?? complaintsBy(rules);
  }

  /** What is wrong with a page, in the order of its places. */
  faultsIn(source: string): HtmlFault[] {
    const { text, sourceOffset } = skeletonOf(source);
    return this.#ofSkeleton(text).map((complaint) =>
      faultOf({ ...complaint, offset: sourceOffset(complaint.offset) }, source),
    );
  }

  #ofSkeleton(skeleton: string): readonly Complaint[] {
    const known = this.#known.get(skeleton);
    const complaints = known ?? this.#complaintsIn(skeleton);
    if (known) this.#known.delete(skeleton);
    else this.#remembered += skeleton.length;
    this.#known.set(skeleton, complaints);
    this.#forget();
    return complaints;
  }

  #forget(): void {
    for (const [oldest] of this.#known) {
      if (this.#remembered <= this.#mostRemembered) return;
      this.#known.delete(oldest);
      this.#remembered -= oldest.length;
    }
  }
}
