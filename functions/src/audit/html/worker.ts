import { isMainThread, parentPort } from 'node:worker_threads';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** What the validator says of one place in a page. Self-contained: a thread runs this file by itself. */
export interface HtmlFault {
  /** The validator's own name of its rule. */
  readonly rule: string;
  readonly message: string;
  /** The tag's place in the source, as offsets. */
  readonly start: number;
  readonly end: number;
}

export interface HtmlQuestion {
  readonly id: number;
  readonly source: string;
  readonly rules: readonly string[];
}

export interface HtmlAnswer {
  readonly id: number;
  readonly faults: readonly HtmlFault[];
}

/** Faults of one page that are passed on; a page with more has one cause. */
const most = 300;

const validators = new Map<string, HtmlValidate>();

function validatorFor(rules: readonly string[]): HtmlValidate {
  const key = rules.join(' ');
  const known = validators.get(key);
  if (known) return known;
  const config = {
    root: true,
    elements: ['html5'],
    rules: Object.fromEntries(rules.map((rule) => [rule, 'error' as const])),
  };
  const validator = new HtmlValidate(new StaticConfigLoader(config));
  validators.set(key, validator);
  return validator;
}

/** Checks a page by these rules of the validator's. A page that it can't read at all has no faults. */
export function faultsIn(source: string, rules: readonly string[]): HtmlFault[] {
  const report = validatorFor(rules).validateStringSync(source, 'page.html');
  const messages = report.results[0]?.messages ?? [];
  return messages
    .filter(({ ruleId }) => rules.includes(ruleId))
    .slice(0, most)
    .map(({ ruleId, message, offset }) => {
      const start = source[offset] === '<' ? offset : Math.max(0, source.lastIndexOf('<', offset));
      const close = source.indexOf('>', offset);
      return { rule: ruleId, message: message.slice(0, 200), start, end: close < 0 ? offset + 1 : close + 1 };
    });
}

if (!isMainThread)
  parentPort?.on('message', ({ id, source, rules }: HtmlQuestion) => {
    parentPort?.postMessage({ id, faults: faultsIn(source, rules) } satisfies HtmlAnswer);
  });
