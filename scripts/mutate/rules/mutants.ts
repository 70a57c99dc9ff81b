import {
  type Condition,
  conditionsOf,
  insideParentheses,
  type Span,
  spanOf,
  splitAt,
  type Token,
  tokensOf,
} from './conditions';

/** One change of a rules file: the text from `start` to `end` is replaced. */
interface Change extends Span {
  readonly mutator: string;
  readonly replacement: string;
  /** The offset at which the change is reported, if it isn't `start`. */
  readonly at?: number;
}

export interface RulesMutant {
  readonly mutator: string;
  readonly original: string;
  readonly replacement: string;
  /** Both from 1. */
  readonly line: number;
  readonly column: number;
  /** The whole file with the change. */
  readonly mutated: string;
}

const flipped: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '==': '!=',
  '!=': '==',
};

/** Creates all mutants of a rules file. Each changes one condition in one place. */
export function mutantsOfRules(source: string): RulesMutant[] {
  return conditionsOf(tokensOf(source))
    .flatMap((condition) => [...alwaysTrue(condition), ...changesOf(condition.tokens)])
    .map((change) => apply(change, source));
}

/** Replaces a condition by true. The value of a `let` or a `return` may be a document, which is skipped. */
function alwaysTrue({ kind, tokens }: Condition): Change[] {
  if (kind === 'let' || (kind === 'return' && !isBoolean(tokens))) return [];
  return [{ ...spanOf(tokens), mutator: 'AlwaysTrue', replacement: 'true' }];
}

const isBoolean = (tokens: readonly Token[]) =>
  tokens.some(({ text }) => ['in', 'is', '&&', '||'].includes(text) || text in flipped);

function changesOf(tokens: readonly Token[]): Change[] {
  const inner = insideParentheses(tokens);
  if (inner) return changesOf(inner);
  for (const operator of ['||', '&&']) {
    const parts = splitAt(tokens, operator);
    if (parts.length > 1)
      return [
        ...parts.map((part, index) => withoutPart(parts, index, mutatorFor(operator, part))),
        ...parts.flatMap(changesOf),
      ];
  }
  const [first, ...rest] = tokens;
  if (first?.text === '!')
    return [{ ...spanOf([first]), mutator: 'DropNegation', replacement: '' }, ...changesOf(rest)];
  const [left = [], ...right] = splitAtComparison(tokens);
  return right.length === 0 ? [] : [flip(tokens, left.length)];
}

function mutatorFor(operator: string, part: readonly Token[]): string {
  if (operator === '||') return 'DropAlternative';
  return part.some(({ text }) => text === 'size') ? 'DropSizeLimit' : 'DropConjunct';
}

/** Drops a part with the operator that follows it. The last part is dropped with the operator before it. */
function withoutPart(parts: readonly (readonly Token[])[], index: number, mutator: string): Change {
  const { start, end } = spanOf(parts[index] ?? []);
  const next = parts[index + 1];
  const span = next ? { start, end: spanOf(next).start } : { start: spanOf(parts[index - 1] ?? []).end, end };
  return { ...span, at: start, mutator, replacement: '' };
}

function splitAtComparison(tokens: readonly Token[]): Token[][] {
  const operator = Object.keys(flipped).find((text) => splitAt(tokens, text).length > 1);
  return operator === undefined ? [] : splitAt(tokens, operator);
}

function flip(tokens: readonly Token[], index: number): Change {
  const operator = tokens[index];
  const replacement = operator && flipped[operator.text];
  if (!replacement) throw new Error('A comparison has no operator');
  return { ...spanOf([operator]), mutator: 'FlipComparison', replacement };
}

function apply({ start, end, at = start, mutator, replacement }: Change, source: string): RulesMutant {
  const before = source.slice(0, at);
  return {
    mutator,
    original: source.slice(start, end),
    replacement,
    line: before.split('\n').length,
    column: at - before.lastIndexOf('\n'),
    mutated: `${source.slice(0, start)}${replacement}${source.slice(end)}`,
  };
}
