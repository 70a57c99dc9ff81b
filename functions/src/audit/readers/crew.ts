import type { Readers } from '../contract';
import type { Politeness } from '../politeness/politeness';
import type { Clock } from '../time/clock';
import type { HandOver } from './reading';

/** The last pages that wait are read here: handing them over takes longer than reading them. */
const few = 100;

export interface CrewParts {
  readonly clock: Clock;
  readonly politeness: Politeness;
  /** Who else reads for this audit; nobody unless told. */
  readonly readers: Readers | undefined;
}

/**
 * Decides how many pages others read, and sees to it that all together ask the site as one would: each has a part of
 * what the site may be asked, and of that the audit keeps what nobody has.
 */
export class Crew {
  readonly #parts: CrewParts;
  #recalled = false;

  constructor(parts: CrewParts) {
    this.#parts = parts;
  }

  /**
   * How many pages of a host of the site are to be handed over now.
   * @param waiting pages that wait there.
   * @param away pages that are handed over and not back yet.
   */
  placesFor(host: string, waiting: number, away: number): number {
    const { readers, politeness } = this.#parts;
    if (!readers) return 0;
    const { slices, enlistAt } = readers;
    // What asks us to slow down is asked by one alone.
    if (politeness.isSlowed(host)) this.recall();
    const wanted = !this.#recalled && waiting > few && politeness.maySplit(host, slices);
    // Before anything is lent: whoever comes has a share before it has a page.
    if (wanted && waiting >= enlistAt) readers.enlist();
    politeness.lend(host, wanted || away > 0 ? readers.present : 0, slices);
    if (!wanted) return 0;
    const room = readers.capacity - away;
    // What was begun before a reader came has to end first.
    if (room < readers.portion || politeness.isOverfull(host)) return 0;
    return Math.min(room, waiting - few);
  }

  readonly handOver: HandOver = async (url) => {
    const since = this.#parts.clock.now();
    const reading = (await this.#parts.readers?.read(url)) ?? null;
    return reading && { ...reading, since };
  };

  /** Hands nothing more over; what was begun elsewhere still comes. */
  recall(): void {
    if (this.#recalled) return;
    this.#recalled = true;
    this.#parts.readers?.recall();
  }

  /** Waits for nothing any more. */
  leave(): void {
    this.#recalled = true;
    this.#parts.readers?.leave();
  }
}
