import type { SeenHeaders } from '#domain/finding';
import type { RuleId } from '#domain/rules';
import type { PageNote } from '../facts/pageNote';
import type { TargetId } from '../facts/target';

/** A way in which servers' settings break a rule. */
export interface Trait {
  readonly rule: RuleId;
  readonly value: string;
  /** What the first page of all origins that has it was sent with, when the rule looks at that. */
  readonly seen?: SeenTrait | undefined;
}

export interface SeenTrait {
  readonly page: TargetId;
  readonly headers: SeenHeaders;
}

/** The traits of all pages, each with a number by which pages name it. */
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

  /** Pages of one site mostly have the same traits: one list for all of them. */
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
