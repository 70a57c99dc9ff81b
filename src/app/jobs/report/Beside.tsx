import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { space } from '../../../ui/theme/tokens';

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 19rem',
  gap: `${space(8)} ${space(10)}`,
  alignItems: 'start',
  '@media (max-width: 64rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const stack = css({ display: 'grid', gap: space(8), gridTemplateColumns: 'minmax(0, 1fr)' });

interface BesideProps {
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** What a report begins with, and what is worth knowing beside it; below, the report has the whole width. */
export function Beside({ aside, children }: BesideProps) {
  if (!aside) return <div css={stack}>{children}</div>;
  return (
    <div css={columns}>
      <div css={stack}>{children}</div>
      <div css={stack}>{aside}</div>
    </div>
  );
}
