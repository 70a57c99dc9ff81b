import type { ReactNode } from 'react';
import { space } from '../../../../ui/theme/tokens';

export function Row({ children }: { readonly children: ReactNode }) {
  return (
    <div
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: space(3),
        paddingBottom: space(2),
      }}
    >
      {children}
    </div>
  );
}

export function Stack({ children }: { readonly children: ReactNode }) {
  return (
    <div css={{ display: 'grid', gap: space(4), gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</div>
  );
}

export function Columns({ children }: { readonly children: ReactNode }) {
  return (
    <div
      css={{ display: 'grid', gap: space(4), gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))' }}
    >
      {children}
    </div>
  );
}
