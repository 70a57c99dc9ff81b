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
