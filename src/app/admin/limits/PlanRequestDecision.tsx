import { css } from '@emotion/react';
import { useState } from 'react';
import { ConfirmDialog } from '#app/forms/ConfirmDialog';
import { Failure } from '#app/forms/Form';
import { useBackend } from '#app/live/BackendContext';
import { useAction } from '#app/live/useAction';
import { plans } from '#domain/plans';
import type { User } from '#domain/user';
import { Button } from '#ui/Button';
import { DateTime } from '#ui/DateTime';
import { Notice } from '#ui/Notice';
import { showToast } from '#ui/showToast';
import { space } from '#ui/theme/tokens';
import { declinePlanRequest, setPlan } from '../operations/accounts';

const row = css({ display: 'flex', flexWrap: 'wrap', gap: space(2), paddingTop: space(3) });

/** Grants or declines a user's request for a larger plan. Either way, the user gets an email. */
export function PlanRequestDecision({ user }: { readonly user: User }) {
  const backend = useBackend();
  const [asked, setAsked] = useState(false);
  const request = user.planRequest;
  const { state, run } = useAction(async () => {
    if (!request) return;
    await setPlan(backend, { uid: user.uid, plan: request.plan, limits: user.limits });
    showToast({
      tone: 'fixed',
      title: `${user.email || user.uid} now has the ${plans[request.plan].name} plan`,
    });
  });
  if (!request) return null;
  const { name } = plans[request.plan];
  return (
    <Notice tone="notice" title={`Requests the ${name} plan`}>
      Requested <DateTime date={request.at} />. Limits that override the plan’s stay as they are.
      <div css={row}>
        <Button
          variant="primary"
          busy={state.status === 'busy' ? 'Granting' : undefined}
          onClick={() => run()}
        >
          Grant {name}
        </Button>
        <Button onClick={() => setAsked(true)}>Decline</Button>
      </div>
      {state.status === 'failed' && <Failure error={state.error} />}
      <ConfirmDialog
        title={`Decline the request for ${name}?`}
        open={asked}
        onClose={() => setAsked(false)}
        action="Decline request"
        working="Declining"
        variant="danger"
        act={() => declinePlanRequest(backend, { uid: user.uid })}
      >
        The user gets an email and keeps the {plans[user.plan].name} plan.
      </ConfirmDialog>
    </Notice>
  );
}
