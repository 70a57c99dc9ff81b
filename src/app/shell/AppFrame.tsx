import { css } from '@emotion/react';
import { Link } from '@reach/router';
import type { ReactNode } from 'react';
import { pathTo, type RouteName } from '#domain/routes';
import { Mark } from '#ui/Icon';
import { Toasts } from '#ui/Toasts';
import { color, phone, space, text } from '#ui/theme/tokens';
import { visuallyHidden } from '#ui/VisuallyHidden';
import { Widget } from '../errors/ErrorBoundary';
import { OfflineBanner } from '../errors/OfflineBanner';
import { NewJobKey } from '../jobs/newJob/LazyNewJobDialog';
import { KeyHelp } from '../keys/KeyHelp';
import { RefusedDialog } from '../session/RefusedDialog';
import { ViewBanner } from '../session/ViewBanner';
import { AccountMenu } from './AccountMenu';
import { AreaNavigation } from './AreaNavigation';
import { CommandKey } from './commands/CommandKey';
import type { Area } from './navigation';
import { ThemeFollower } from './ThemeFollower';
import { FeedbackButton } from './telemetry/FeedbackButton';
import { ReportSurvey } from './telemetry/ReportSurvey';

const frame = css({ minHeight: '100dvh', fontSize: text.sm, [phone]: { paddingBottom: '4.5rem' } });

const bar = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(6),
  height: '3.25rem',
  padding: `0 ${space(6)}`,
  borderBottom: `1px solid ${color.line}`,
  [phone]: { padding: `0 ${space(4)}`, gap: space(3) },
  '@media print': { display: 'none' },
});

const brand = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  color: color.ink,
  fontWeight: 650,
  textDecoration: 'none',
  [phone]: { minHeight: '2.75rem' },
});

const main = css({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: '80rem',
  margin: '0 auto',
  padding: `${space(6)} ${space(6)} ${space(16)}`,
  outline: 'none',
  [phone]: {
    padding: `${space(5)} ${space(4)} ${space(10)}`,
    // The navigation covers the lower edge, so focused elements scroll clear of it.
    '& :is(a, button, input, select, textarea, summary, [tabindex])': { scrollMarginBottom: '5rem' },
  },
});

/** A table with many columns needs all the width there is; a report shows a list and a finding side by side. */
const widths: Partial<Record<RouteName, ReturnType<typeof css>>> = {
  adminJobs: css({ maxWidth: '120rem' }),
  job: css({ maxWidth: '96rem' }),
};

const skip = css([
  visuallyHidden,
  {
    '&:focus': {
      position: 'fixed',
      top: space(2),
      left: space(2),
      zIndex: 10,
      width: 'auto',
      height: 'auto',
      margin: 0,
      padding: `${space(2)} ${space(3)}`,
      clipPath: 'none',
      background: color.raised,
    },
  },
]);

interface AppFrameProps {
  readonly area: Area;
  readonly here: RouteName | undefined;
  /** Undefined while the user is not known: the frame then reveals nothing. */
  readonly known: boolean;
  readonly children: ReactNode;
}

/** Lays out the navigation at the top (on a phone at the bottom, near the thumb) and the screen. */
export function AppFrame({ area, here, known, children }: AppFrameProps) {
  return (
    <div css={frame}>
      <a href="#main" css={skip}>
        Skip to content
      </a>
      {known && <ViewBanner />}
      {known && <ThemeFollower />}
      <header css={bar}>
        <Link to={pathTo('dashboard')} css={brand}>
          <Mark size={22} />
          Plumbline
        </Link>
        {known && <NewJobKey />}
        {known && <AreaNavigation area={area} here={here} />}
        <div css={{ display: 'flex', alignItems: 'center', gap: space(2), marginLeft: 'auto' }}>
          {known && <CommandKey />}
          {known && <FeedbackButton />}
          {known && <AccountMenu area={area} />}
        </div>
      </header>
      <main id="main" tabIndex={-1} css={[main, here && widths[here]]}>
        <OfflineBanner />
        {children}
      </main>
      {known && <ReportSurvey />}
      <Widget area="A message">
        <Toasts />
      </Widget>
      {known && <RefusedDialog />}
      {known && <KeyHelp />}
    </div>
  );
}
