/** A piece of a rules file, by offsets into its text. `end` is the offset after the last character. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Token extends Span {
  readonly text: string;
}

/** Comments and blanks are skipped; a string is one token, so that what looks like code in it is not mutated. */
const token =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|\s+|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|&&|\|\||[<>=!]=|\$\(|[A-Za-z_]\w*|\d+|[\s\S]/gy;

const isCode = (text: string) => !/^(?:\s|\/\/|\/\*)/.test(text);

/** Splits a rules file into tokens. */
export function tokensOf(source: string): Token[] {
  return [...source.matchAll(token)]
    .map(({ 0: text, index }) => ({ text, start: index, end: index + text.length }))
    .filter(({ text }) => isCode(text));
}
