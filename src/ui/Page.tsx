import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, phone, space, text } from './theme/tokens';

interface PageProps {
  readonly title: ReactNode;
  /** Shown above the title: the location of the page. */
  readonly above?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Makes links that aren’t part of a sentence large enough for a thumb. */
const tappable = css({
  [phone]: {
    '& > a': { display: 'inline-flex', alignItems: 'center', minWidth: '1.5rem', minHeight: '2.75rem' },
  },
});

/** A screen of the application: its heading, its actions, and its sections. */
export function Page({ title, above, actions, children }: PageProps) {
  return (
    <div css={{ display: 'grid', gap: space(6), gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <header css={{ display: 'grid', gap: space(1) }}>
        {above && <div css={[{ fontSize: text.xs, color: color.inkFaint }, tappable]}>{above}</div>}
        <div
          css={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: space(3),
            minHeight: '2.25rem',
          }}
        >
          <h1
            css={{
              margin: 0,
              fontSize: text.lg,
              fontWeight: 650,
              marginRight: 'auto',
              overflowWrap: 'anywhere',
            }}
          >
            {title}
          </h1>
          {actions}
        </div>
      </header>
      {children}
    </div>
  );
}

interface SectionProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

const sectionHead = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(3),
  flexWrap: 'wrap',
  paddingBottom: space(2),
  borderBottom: `1px solid ${color.line}`,
  fontSize: text.xs,
  color: color.inkFaint,
  [phone]: { alignItems: 'center' },
});

/** A section of a screen, below a hairline. */
export function Section({ title, aside, children }: SectionProps) {
  return (
    <section aria-label={title} css={{ minWidth: 0 }}>
      <div css={[sectionHead, tappable]}>
        <h2 css={{ margin: 0, fontSize: text.sm, fontWeight: 650, color: color.ink, letterSpacing: 0 }}>
          {title}
        </h2>
        {aside}
      </div>
      <div css={{ paddingTop: space(3), [phone]: { paddingTop: space(2) } }}>{children}</div>
    </section>
  );
}

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
