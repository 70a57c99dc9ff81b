import { css } from '@emotion/react';
import { pathTo } from '#domain/routes';
import { TextLink } from '#ui/TextLink';
import { color, space, text } from '#ui/theme/tokens';
import { useSession } from '../session/SessionContext';
import { SignOutButton } from '../session/SignOutButton';
import type { Area } from './navigation';

const row = css({ display: 'flex', alignItems: 'center', gap: space(3), fontSize: text.xs });

const email = css({
  maxWidth: '16rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.inkFaint,
  '@media (max-width: 68rem)': { display: 'none' },
});

/** Shows the user, the link between the two areas for an admin, and the logout button. */
export function WhoIsHere({ area }: { readonly area: Area }) {
  const { session, account } = useSession();
  if (session.status !== 'signed-in' || !account) return null;
  return (
    <div css={row}>
      {area === 'admin' && <TextLink to={pathTo('dashboard')}>Dashboard</TextLink>}
      {area === 'user' && session.claims.admin && <TextLink to={pathTo('admin')}>Admin</TextLink>}
      <span css={email} title={account.email}>
        {account.email}
      </span>
      <SignOutButton look="quiet" />
    </div>
  );
}
