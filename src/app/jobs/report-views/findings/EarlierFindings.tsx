import { css } from '@emotion/react';
import { plural } from '#ui/format';
import { color, space } from '#ui/theme/tokens';

const style = css({
  margin: 0,
  padding: `${space(2)} ${space(10)}`,
  borderBottom: `1px solid ${color.line}`,
  fontSize: '0.8125rem',
  color: color.inkFaint,
});

/** Says that findings of a running job precede the loaded ones. */
export function EarlierFindings({ count }: { readonly count: number }) {
  return <p css={style}>{plural(count, 'earlier finding')} will be shown when the job has ended.</p>;
}
