import type { SeenHeaders } from '#domain/finding';
import type { RuleId } from '#domain/rules';
import type { PageNote } from '../facts/pageNote';
import type { TargetId } from '../facts/target';

/** A server setting that violates a rule. */
export interface Trait {
  readonly rule: RuleId;
  readonly value: string;
  /** The response of the first page with it, over all origins, if the rule reads it. */
  readonly seen?: SeenTrait | undefined;
}

export interface SeenTrait {
  readonly page: TargetId;
  readonly headers: SeenHeaders;
}

/** The traits of all pages, each with a number that pages refer to. */
export class Traits {
  readonly #all: Trait[] = [];
  readonly #ids = new Map<RuleId, Map<string, number>>();
  #lastList: readonly number[] = [];

  get count(): number {
    return this.#all.length;
  }

  at(id: number): Trait | undefined {
    return this.#all[id];
  }

  idOf(rule: RuleId, value: string): number | undefined {
    return this.#ids.get(rule)?.get(value);
  }

  learn(trait: Trait): void {
    const values = this.#ids.get(trait.rule) ?? new Map<string, number>();
    values.set(trait.value, this.#all.length);
    this.#ids.set(trait.rule, values);
    this.#all.push(trait);
  }

  /** Returns the note with a shared list of traits, because pages of one site mostly have the same ones. */
  shared(note: PageNote): PageNote {
    const { t: traits } = note;
    const before = this.#lastList;
    if (traits === undefined) return note;
    if (traits.length === before.length && traits.every((trait, at) => trait === before[at]))
      return { ...note, t: before };
    this.#lastList = traits;
    return note;
  }
}
