/**
 * Maximum nesting of open elements; browsers flatten beyond 512. Searching open elements takes time that grows with
 * the depth, so reading stops at deeper ones.
 */
export const maxNesting = 2_000;
