import {
  type ConfigData,
  HtmlElement,
  HtmlValidate,
  type Message,
  type ResolvedConfig,
  StaticConfigLoader,
} from 'html-validate';
import { isExcused } from './excuses.ts';
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

/** The elements that complaints about the page at hand are about. */
const accused: HtmlElement[] = [];

/**
 * A selector for each complaint, which the validator makes unasked, takes a look at all elements for each one around it:
 * two thirds of the time of pages with faults. What it finds is told by its place, and its element by a number here.
 */
HtmlElement.prototype.generateSelector = function (this: HtmlElement) {
  return String(accused.push(this) - 1);
};

function accusedBy(selector: string | null): HtmlElement[] {
  const element = selector === null ? undefined : accused[Number(selector)];
  return element ? [element] : [];
}

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
    accused.length = 0;
    const { results } = validator.validateStringSync(source, 'page.html');
    const complaints: Complaint[] = [];
    for (const said of results[0]?.messages ?? []) {
      if (complaints.length >= most) break;
      const { ruleId: rule, message, offset } = said;
      if (asked.has(rule) && !isDismissed(said)) complaints.push({ rule, message, offset });
    }
    accused.length = 0;
    return complaints;
  };
}

function isDismissed({ ruleId, message, selector, related = [] }: Message): boolean {
  const [element] = accusedBy(selector);
  const others = related.flatMap((other) => accusedBy(other.selector));
  return element !== undefined && isExcused(ruleId, message, element, others);
}
