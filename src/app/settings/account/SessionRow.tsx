import { css } from '@emotion/react';
import { Monitor, Smartphone } from 'lucide-react';
import { Failure } from '#app/forms/Form';
import { useBackend } from '#app/live/BackendContext';
import { useAction } from '#app/live/useAction';
import { SignOutButton } from '#app/session/SignOutButton';
import { sessionIdOf, type UserSession } from '#domain/session';
import { Badge } from '#ui/Badge';
import { Button } from '#ui/Button';
import { DateTime } from '#ui/DateTime';
import { Icon } from '#ui/Icon';
import { showToast } from '#ui/showToast';
import { color, space, text } from '#ui/theme/tokens';
import { endSession } from '../operations';

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

export function SessionRow({ session, isHere }: SessionRowProps) {
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
