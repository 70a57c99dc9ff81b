/**
 * Open elements inside each other; browsers flatten what is deeper than 512. The parser's time grows with the square of
 * the depth, so what goes deeper is read no further.
 */
export const deepest = 2_000;
