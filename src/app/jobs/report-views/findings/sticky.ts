/** The height of the rule's heading, which sticks to the top of the list. */
export const headHeight = '2.375rem';

/** Where what sticks to the top of the list starts: below what sticks to the top of the window. */
export const belowTabs = 'var(--sticky-top, 0px)';
