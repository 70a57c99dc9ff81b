import { css } from '@emotion/react';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '#app/forms/ConfirmDialog';
import { Failure } from '#app/forms/Form';
import { useBackend } from '#app/live/BackendContext';
import { explain } from '#app/live/explain';
import { useAction } from '#app/live/useAction';
import { useQuery } from '#app/live/useLive';
import { useAccount, useSession } from '#app/session/SessionContext';
import { SignOutButton } from '#app/session/SignOutButton';
import { paths } from '#domain/collections';
import { isSessionOver, sessionIdOf, type UserSession } from '#domain/session';
import type { Query } from '#services/backend';
import { Badge } from '#ui/Badge';
import { Button } from '#ui/Button';
import { DateTime } from '#ui/DateTime';
import { Icon } from '#ui/Icon';
import { SkeletonRows } from '#ui/Skeleton';
import { ErrorState } from '#ui/States';
import { showToast } from '#ui/showToast';
import { color, space, text } from '#ui/theme/tokens';
import { endSession, signOutElsewhere, signOutEverywhere } from '../operations';

const sessionsOf = (uid: string): Query<UserSession> => ({
  from: paths.sessions(uid),
  orderBy: ['lastUsedAt', 'desc'],
  limit: 20,
});

/** Lists the browsers that are logged in to the account, and logs them out. */
export function Sessions() {
  const backend = useBackend();
  const [asked, setAsked] = useState<'elsewhere' | 'everywhere'>();
  const close = () => setAsked(undefined);
  return (
    <div css={{ display: 'grid', gap: space(3) }}>
      <List />
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
        <Button onClick={() => setAsked('elsewhere')}>Log out everywhere else</Button>
        <Button onClick={() => setAsked('everywhere')}>Log out everywhere</Button>
      </div>
      <ConfirmDialog
        title="Log out everywhere else?"
        open={asked === 'elsewhere'}
        onClose={close}
        action="Log out everywhere else"
        working="Logging out"
        variant="danger"
        act={async () => {
          await signOutElsewhere(backend);
          showToast({ tone: 'fixed', title: 'Only this browser is logged in' });
        }}
      >
        Every other browser that’s logged in to this account is logged out within seconds, including ones that
        aren’t listed. Running jobs continue.
      </ConfirmDialog>
      <ConfirmDialog
        title="Log out everywhere?"
        open={asked === 'everywhere'}
        onClose={close}
        action="Log out everywhere"
        working="Logging out"
        variant="danger"
        act={() => signOutEverywhere(backend)}
      >
        Every browser that’s logged in to this account, including this one, is logged out within seconds.
        Running jobs continue.
      </ConfirmDialog>
    </div>
  );
}

function List() {
  const { uid } = useAccount();
  const { sessionId, user } = useSession();
  const sessions = useQuery(sessionsOf(uid));
  if (sessions.status === 'loading') return <SkeletonRows words="Loading your sessions" />;
  if (sessions.status === 'error') return <ErrorState words={explain(sessions.error)} />;
  const live = sessions.value.filter(({ signedInAt }) => !user || !isSessionOver(signedInAt, user));
  const isHere = ({ signedInAt }: UserSession) => sessionIdOf(signedInAt) === sessionId;
  return (
    <ul aria-label="Sessions" css={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {[...live.filter(isHere), ...live.filter((session) => !isHere(session))].map((session) => (
        <SessionRow key={sessionIdOf(session.signedInAt)} session={session} isHere={isHere(session)} />
      ))}
    </ul>
  );
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(3)}`,
  minHeight: '3.5rem',
  padding: `${space(2)} 0`,
  borderBottom: `1px solid ${color.line}`,
});

const name = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(2)}`,
  fontWeight: 550,
});

const isHandheld = (device: string) => /\b(?:iPhone|iPad|Android)\b/.test(device);

interface SessionRowProps {
  readonly session: UserSession;
  /** Whether it is the session of this browser. */
  readonly isHere: boolean;
}

function SessionRow({ session, isHere }: SessionRowProps) {
  const { device, signedInAt, lastUsedAt } = session;
  const backend = useBackend();
  const { state, run } = useAction(async () => {
    await endSession(backend, sessionIdOf(signedInAt));
    showToast({ tone: 'fixed', title: `${device} is logged out` });
  });
  return (
    <li css={row}>
      <Icon of={isHandheld(device) ? Smartphone : Monitor} size={20} />
      <div css={{ flex: '1 1 12rem', minWidth: 0 }}>
        <div css={name}>
          {device}
          {isHere && (
            <Badge tone="fixed" shape="tick">
              This device
            </Badge>
          )}
        </div>
        <div css={{ fontSize: text.xs, color: color.inkFaint }}>
          Logged in <DateTime date={signedInAt} />
          {!isHere && (
            <>
              , last used <DateTime date={lastUsedAt} />
            </>
          )}
        </div>
      </div>
      {isHere ? (
        <SignOutButton />
      ) : (
        <Button
          aria-label={`Log out ${device}`}
          onClick={run}
          busy={state.status === 'busy' ? 'Logging out' : undefined}
        >
          Log out
        </Button>
      )}
      {state.status === 'failed' && <Failure error={state.error} />}
    </li>
  );
}
