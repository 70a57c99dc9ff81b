import type { ReactNode } from 'react';
import { phone, space } from './theme/tokens';

/** Filters above a list. */
export function Toolbar({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <search
      aria-label={label}
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'end',
        gap: space(3),
        '& > *': { minWidth: '9rem' },
        [phone]: { '& > *': { flex: '1 1 40%' } },
      }}
    >
      {children}
    </search>
  );
}
