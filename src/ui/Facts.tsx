import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, phone, space, text } from './theme/tokens';

interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))',
  gap: `${space(4)} ${space(5)}`,
});

/** Numbers with their names. */
export function Numbers({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <div css={list}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <div aria-hidden="true" css={{ fontSize: text.xs, color: color.inkFaint }}>
            {name}
          </div>
          {/* biome-ignore lint/a11y/useSemanticElements: an <output> would be announced at every change. */}
          <div
            role="group"
            aria-label={name}
            css={{
              fontSize: text.lg,
              lineHeight: 1.3,
              [phone]: {
                '& > a': {
                  display: 'inline-flex',
                  alignItems: 'center',
                  minWidth: '2.75rem',
                  minHeight: '2.75rem',
                },
              },
            }}
          >
            {value}
          </div>
        </div>
      ))}
    </div>
  );
}

const facts = css({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${space(1)} ${space(4)}`,
  margin: 0,
  fontSize: text.sm,
  dt: { color: color.inkFaint },
  dd: { margin: 0, overflowWrap: 'anywhere' },
});

const inColumns = css({
  '@container (min-width: 38rem)': { gridTemplateColumns: 'repeat(2, max-content minmax(0, 1fr))' },
  '@container (min-width: 60rem)': { gridTemplateColumns: 'repeat(3, max-content minmax(0, 1fr))' },
});

interface FactListProps {
  readonly facts: readonly Fact[];
  /** Puts several on a line if there is room. */
  readonly columns?: boolean;
}

/** Names and values, one per line. */
export function FactList({ facts: list, columns = false }: FactListProps) {
  const names = (
    <dl css={[facts, columns && inColumns]}>
      {list.map(({ name, value }) => (
        <div key={name} css={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
  return columns ? <div css={{ containerType: 'inline-size' }}>{names}</div> : names;
}
