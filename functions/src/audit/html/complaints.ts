import {
  type ConfigData,
  HtmlElement,
  HtmlValidate,
  type ResolvedConfig,
  StaticConfigLoader,
} from 'html-validate';
import type { Complaint } from './fault.ts';

/** Faults of one page that are passed on; a page with more has one cause. */
const most = 300;

/** The validator's own loaders make its table of elements anew for each page, which takes four times as long as the page. */
class OneConfig extends StaticConfigLoader {
  #resolved: ResolvedConfig | Promise<ResolvedConfig> | undefined;

  override getConfigFor(handle: string): ResolvedConfig | Promise<ResolvedConfig> {
    this.#resolved ??= super.getConfigFor(handle);
    return this.#resolved;
  }
}

/**
 * A selector for each complaint, which the validator makes unasked, takes a look at all elements for each one around it:
 * two thirds of the time of pages with faults. What it finds is told by its place.
 */
HtmlElement.prototype.generateSelector = () => null;

/** The validator breaks on a page that gives it orders in comments when this rule is not there to count them. */
const counterOfOrders = 'no-unused-disable';

/** Says of a source what is wrong with it by these rules of the validator's, in the order of their places. */
export type Complaints = (source: string) => readonly Complaint[];

/** A page that the validator can't read to its end has the faults up to there. */
export function complaintsBy(rules: readonly string[]): Complaints {
  const config: ConfigData = {
    root: true,
    elements: ['html5'],
    rules: Object.fromEntries([...rules, counterOfOrders].map((rule) => [rule, 'error' as const])),
  };
  const validator = new HtmlValidate(new OneConfig(config));
  const asked = new Set(rules);
  return (source) => {
    const { results } = validator.validateStringSync(source, 'page.html');
    const messages = results[0]?.messages ?? [];
    return messages
      .filter(({ ruleId }) => asked.has(ruleId))
      .slice(0, most)
      .map(({ ruleId: rule, message, offset }) => ({ rule, message, offset }));
  };
}
