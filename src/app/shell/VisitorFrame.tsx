import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { pathTo } from '#domain/routes';
import { Mark } from '#ui/Icon';
import { NeedsScript } from '#ui/NeedsScript';
import { color, phone, space, text } from '#ui/theme/tokens';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { OfflineBanner } from '../errors/OfflineBanner';
import { AppProviders } from './AppProviders';

import { useIsBrowser } from './useIsBrowser';

const bar = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  height: '3.25rem',
  padding: `0 ${space(6)}`,
  borderBottom: `1px solid ${color.line}`,
  a: { display: 'inline-flex', gap: space(2), color: color.ink, fontWeight: 650, textDecoration: 'none' },
  [phone]: { padding: `0 ${space(4)}` },
  '@media print': { display: 'none' },
});

const main = css({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: '96rem',
  margin: '0 auto',
  padding: `${space(6)} ${space(6)} ${space(16)}`,
  fontSize: text.sm,
  [phone]: { padding: `${space(5)} ${space(4)} ${space(10)}` },
});

const brand = css({ [phone]: { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' } });

interface VisitorFrameProps {
  /** Beside the product's name. */
  readonly label: string;
  /** What needs JavaScript: “A shared report”. */
  readonly what: string;
  /** What failed, if it does: “This report”. */
  readonly area: string;
  readonly resetKey: string;
  readonly children: ReactNode;
}

/** The frame of a screen that needs no account: without navigation and without the gate. */
export function VisitorFrame({ label, what, area, resetKey, children }: VisitorFrameProps) {
  const inBrowser = useIsBrowser();
  return (
    <>
      <header css={bar}>
        <a href={pathTo('home')} css={brand}>
          <Mark /> Plumbline
        </a>
        <span css={{ fontSize: text.xs, color: color.inkFaint }}>{label}</span>
      </header>
      <main css={main}>
        {inBrowser ? (
          <AppProviders>
            <OfflineBanner />
            <ErrorBoundary area={area} variant="area" resetKey={resetKey}>
              {children}
            </ErrorBoundary>
          </AppProviders>
        ) : (
          <NeedsScript what={what} />
        )}
      </main>
    </>
  );
}
