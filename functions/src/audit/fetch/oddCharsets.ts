/** Decodes bytes to text. */
export interface Decoder {
  decode(body: Buffer): string;
}

/** From 0xA0 on (Encoding standard, index ISO-8859-16); lower bytes are as in Latin 1. */
const southEastern =
  '\u00A0ĄąŁ€„Š§š©Ș«Ź\u00ADźŻ°±ČłŽ”¶·žčș»ŒœŸżÀÁÂĂÄĆÆÇÈÉÊËÌÍÎÏĐŃÒÓÔŐÖŚŰÙÚÛÜĘȚßàáâăäćæçèéêëìíîïđńòóôőöśűùúûüęțÿ';

/** Charsets of the Encoding standard that Node's decoder doesn't support. */
export const oddCharsets: ReadonlyMap<string, Decoder> = new Map([
  ['iso-8859-16', above(0xa0, (code) => southEastern.charAt(code - 0xa0))],
  // 14.5: each non-ASCII byte maps to its own private-use character.
  ['x-user-defined', above(0x80, (code) => String.fromCharCode(code - 0x80 + 0xf780))],
]);

/** Decodes as Latin 1, except for bytes from `first` on. */
function above(first: number, letterOf: (code: number) => string): Decoder {
  return {
    decode: (body) =>
      body
        .toString('latin1')
        .replace(/[\x80-\xFF]/g, (letter) =>
          letter.charCodeAt(0) < first ? letter : letterOf(letter.charCodeAt(0)),
        ),
  };
}
