import type { ReactNode } from 'react';
import { color, space, text } from '#ui/theme/tokens';

interface Held {
  readonly children: ReactNode;
}

/** For callbacks without an effect. */
export const nothing = () => undefined;

/** Longer than any container, and without a place to break. */
export const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrente';

export function Row({ children }: Held) {
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(3) }}>{children}</div>
  );
}

export function Stack({ children }: Held) {
  return (
    <div css={{ display: 'grid', gap: space(4), gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</div>
  );
}

export function Columns({ children }: Held) {
  return (
    <div
      css={{
        display: 'grid',
        alignItems: 'start',
        gap: `${space(5)} ${space(4)}`,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
      }}
    >
      {children}
    </div>
  );
}

/** Shows one state of a component, under its name. */
export function State({ name, children }: Held & { readonly name: string }) {
  return (
    <div css={{ display: 'grid', gap: space(1.5), gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 }}>
      <span css={{ fontSize: text.xs, color: color.inkFaint }}>{name}</span>
      {children}
    </div>
  );
}
