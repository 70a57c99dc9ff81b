import type { ReactNode } from 'react';
import { space } from '#ui/theme/tokens';

export function ButtonRow({ children }: { readonly children: ReactNode }) {
  return <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>{children}</div>;
}
