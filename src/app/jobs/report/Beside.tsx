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
  /** About the job: below the rest, in as many columns as there is room for. */
  readonly facts?: ReactNode;
  /** What it begins with is so tall that the facts have room beside it, under the aside. */
  readonly tall?: boolean;
  readonly children: ReactNode;
}

/** What a report begins with, and what is worth knowing beside it; below, the report has the whole width. */
export function Beside({ aside, facts, tall = false, children }: BesideProps) {
  if (!aside) return <div css={stack}>{children}</div>;
  return (
    <>
      <div css={columns}>
        <div css={stack}>{children}</div>
        <div css={stack}>
          {aside}
          {tall && facts}
        </div>
      </div>
      {!tall && facts}
    </>
  );
}
