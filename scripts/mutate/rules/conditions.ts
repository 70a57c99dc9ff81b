/** A piece of a rules file, by offsets into its text. `end` is the offset after the last character. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Token extends Span {
  readonly text: string;
}

/** A string is one token, so that code in it isn't mutated. Comments and whitespace are skipped. */
const token =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|\s+|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|&&|\|\||[<>=!]=|\$\(|[A-Za-z_]\w*|\d+|[\s\S]/gy;

const isCode = (text: string) => !/^(?:\s|\/\/|\/\*)/.test(text);

/** Splits a rules file into tokens. */
export function tokensOf(source: string): Token[] {
  return [...source.matchAll(token)]
    .map(({ 0: text, index }) => ({ text, start: index, end: index + text.length }))
    .filter(({ text }) => isCode(text));
}

/** The tokens of one condition: of an `allow`, a `return` or a `let`. */
export interface Condition {
  readonly kind: 'allow' | 'return' | 'let';
  readonly tokens: readonly Token[];
}

/** Finds every condition: the tokens between `if`, `return` or `let name =` and the semicolon. */
export function conditionsOf(tokens: readonly Token[]): Condition[] {
  return tokens.flatMap(({ text }, index): Condition[] => {
    switch (text) {
      case 'allow': {
        const begin = index + tokens.slice(index).findIndex((token) => token.text === 'if');
        return [{ kind: text, tokens: untilSemicolon(tokens, begin + 1) }];
      }
      case 'return':
        return [{ kind: text, tokens: untilSemicolon(tokens, index + 1) }];
      case 'let':
        return [{ kind: text, tokens: untilSemicolon(tokens, index + 3) }];
      default:
        return [];
    }
  });
}

function untilSemicolon(tokens: readonly Token[], begin: number): readonly Token[] {
  const length = tokens.slice(begin).findIndex(({ text }) => text === ';');
  return tokens.slice(begin, begin + length);
}

export function spanOf(tokens: readonly Token[]): Span {
  const first = tokens[0];
  const last = tokens.at(-1);
  if (!first || !last) throw new Error('Part of a condition is empty');
  return { start: first.start, end: last.end };
}

const opening = new Set(['(', '[', '{', '$(']);
const closing = new Set([')', ']', '}']);

/** Splits tokens at an operator, except inside parentheses, brackets or braces. */
export function splitAt(tokens: readonly Token[], operator: string): Token[][] {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (closing.has(token.text)) depth -= 1;
    if (depth === 0 && token.text === operator) parts.push([]);
    else parts.at(-1)?.push(token);
    if (opening.has(token.text)) depth += 1;
  }
  return parts;
}

/** Returns the tokens inside parentheses that enclose the whole condition, if there are any. */
export function insideParentheses(tokens: readonly Token[]): readonly Token[] | undefined {
  if (tokens[0]?.text !== '(') return undefined;
  let depth = 0;
  for (const [index, { text }] of tokens.entries()) {
    if (opening.has(text)) depth += 1;
    if (closing.has(text)) depth -= 1;
    if (depth === 0) return index === tokens.length - 1 ? tokens.slice(1, -1) : undefined;
  }
  return undefined;
}
