import type { ReactNode } from 'react';
import { space } from '../theme/tokens';

/** Several charts of one kind side by side, for comparison. */
export function SmallMultiples({
  least = '15rem',
  children,
}: {
  readonly least?: string;
  readonly children: ReactNode;
}) {
  return (
    <div
      css={{
        display: 'grid',
        gap: `${space(6)} ${space(8)}`,
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`,
        alignItems: 'start',
      }}
    >
      {children}
    </div>
  );
}
