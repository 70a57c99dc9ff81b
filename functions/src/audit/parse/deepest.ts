/**
 * Open elements inside each other; browsers flatten what is deeper than 512. Looking for what is open takes time that
 * grows with the depth, so what goes deeper is read no further.
 */
export const maxNesting = 2_000;
