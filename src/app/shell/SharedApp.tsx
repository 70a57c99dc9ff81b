import { css } from '@emotion/react';
import { useLocation } from '@reach/router';
import { pathTo, routeOf } from '#domain/routes';
import { Mark } from '#ui/Icon';
import { NeedsScript } from '#ui/NeedsScript';
import { color, phone, space, text } from '#ui/theme/tokens';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { OfflineBanner } from '../errors/OfflineBanner';
import { SharedScreen } from '../jobs/shared/SharedScreen';
import { AppProviders } from './AppProviders';
import { NotFound } from './NotFound';
import { paramsOf } from './params';
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

/** Shows a shared report to visitors with its link, without an account. */
export function SharedApp() {
  const inBrowser = useIsBrowser();
  return (
    <>
      <header css={bar}>
        <a href={pathTo('home')} css={brand}>
          <Mark /> Plumbline
        </a>
        <span css={{ fontSize: text.xs, color: color.inkFaint }}>Shared report</span>
      </header>
      <main css={main}>{inBrowser ? <Shared /> : <NeedsScript what="A shared report" />}</main>
    </>
  );
}

function Shared() {
  const { pathname } = useLocation();
  if (routeOf(pathname) !== 'sharedReport') return <NotFound />;
  const token = paramsOf('sharedReport', pathname).token ?? '';
  return (
    <AppProviders>
      <OfflineBanner />
      <ErrorBoundary area="This report" variant="area" resetKey={token}>
        <SharedScreen token={token} />
      </ErrorBoundary>
    </AppProviders>
  );
}
