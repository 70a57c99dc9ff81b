import { css } from '@emotion/react';
import { phone } from '../../ui/theme/tokens';

/** On a phone the navigation lies over the lower edge: what the keyboard comes to is scrolled clear of it. */
export const clearOfBar = css({
  [phone]: { '& :is(a, button, input, select, summary)': { scrollMarginBottom: '5rem' } },
});
