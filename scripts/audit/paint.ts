import { styleText } from 'node:util';

export type Paint = (style: Parameters<typeof styleText>[0], text: string) => string;

/** Colors on a terminal that supports them (https://no-color.org), plain text everywhere else. */
export function paintFor(stream: { readonly isTTY?: boolean }): Paint {
  const colors = stream.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb';
  return (style, text) => (colors ? styleText(style, text, { validateStream: false }) : text);
}

/** Escapes control characters in text from a site, which could otherwise manipulate the terminal. */
export function harmless(text: string): string {
  return [...text].map((character) => (isControl(character) ? '�' : character)).join('');
}

function isControl(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return (
    code < 0x20 ||
    (code >= 0x7f && code < 0xa0) ||
    (code >= 0x202a && code <= 0x202e) ||
    (code >= 0x2066 && code <= 0x2069)
  );
}
