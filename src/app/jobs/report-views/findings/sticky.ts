import { css } from '@emotion/react';
import { phone, stickyTop } from '#ui/theme/tokens';

/** The height of a group's heading, which sticks to the top of the list. */
export const headHeight = '2.375rem';

/** Where what sticks to the top of the list starts: below the report's tabs. */
export const belowTabs = 'var(--below-tabs)';

/** Defines `belowTabs` for the content of an element, which can also read it as its scroll margin. */
export const tabsAbove = css({
  '--below-tabs': `calc(${stickyTop} + 2.5rem)`,
  scrollMarginTop: belowTabs,
  [phone]: { '--below-tabs': `calc(${stickyTop} + 2.75rem)` },
});
