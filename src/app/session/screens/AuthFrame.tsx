import { css } from '@emotion/react';
import { Link } from '@reach/router';
import type { ReactNode } from 'react';
import { pathTo } from '#domain/routes';
import { Mark } from '#ui/Icon';
import { NeedsScript, waitingClass } from '#ui/NeedsScript';
import { SkeletonBar } from '#ui/Skeleton';
import { color, phone, space, text } from '#ui/theme/tokens';
import { VisuallyHidden } from '#ui/VisuallyHidden';

const frame = css({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minHeight: '100dvh',
  fontSize: text.sm,
});

const column = css({
  position: 'relative',
  width: 'min(26rem, 100%)',
  margin: '0 auto',
  padding: `${space(14)} ${space(6)} ${space(12)}`,
  display: 'grid',
  gap: space(5),
  alignContent: 'start',
  [phone]: { padding: `${space(8)} ${space(5)}` },
});

const brand = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  padding: `${space(4)} ${space(6)}`,
  justifySelf: 'start',
  color: color.ink,
  fontWeight: 650,
  fontSize: text.md,
  textDecoration: 'none',
  [phone]: { padding: `${space(4)} ${space(5)}` },
});

interface AuthFrameProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The plain page around login and gate screens. */
export function AuthFrame({ title, children }: AuthFrameProps) {
  return (
    <div css={frame}>
      <header css={{ display: 'grid' }}>
        <Link to={pathTo('home')} css={brand}>
          <Mark />
          Plumbline
        </Link>
      </header>
      <main css={column}>
        <h1 css={{ margin: 0, fontSize: text.xl, fontWeight: 650 }}>{title}</h1>
        {children}
      </main>
    </div>
  );
}

/** Shown until the user is known: the frame and the outline of a form. */
interface AuthWaitingProps {
  readonly title: string;
  readonly withoutScript?: ReactNode;
}

export function AuthWaiting({ title, withoutScript }: AuthWaitingProps) {
  return (
    <AuthFrame title={title}>
      <NeedsScript what="Logging in">
        {withoutScript && <div css={{ display: 'grid', gap: space(5) }}>{withoutScript}</div>}
      </NeedsScript>
      <div role="status" className={waitingClass} css={{ display: 'grid', gap: space(5) }}>
        <VisuallyHidden>Checking whether you are logged in</VisuallyHidden>
        <SkeletonBar width="30%" />
        <SkeletonBar height="2.25rem" />
        <SkeletonBar width="30%" />
        <SkeletonBar height="2.25rem" />
        <SkeletonBar height="2.25rem" />
      </div>
    </AuthFrame>
  );
}

export function ButtonRow({ children }: { readonly children: ReactNode }) {
  return <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>{children}</div>;
}
