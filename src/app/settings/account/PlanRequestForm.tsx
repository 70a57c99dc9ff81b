import { css } from '@emotion/react';
import { Failure } from '#app/forms/Form';
import { useBackend } from '#app/live/BackendContext';
import { useAction } from '#app/live/useAction';
import { isLargerPlan, type PlanId, planIds, plans } from '#domain/plans';
import type { User } from '#domain/user';
import { Button } from '#ui/Button';
import { DateTime } from '#ui/DateTime';
import { space, text } from '#ui/theme/tokens';
import { requestPlan } from '../operations';

const block = css({ display: 'grid', gap: space(3), paddingTop: space(4), fontSize: text.sm });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
const paragraph = css({ margin: 0 });

/** Requests a larger plan, and shows a request that hasn't been answered. Shows nothing on the largest plan. */
export function PlanRequestForm({ user }: { readonly user: User }) {
  const backend = useBackend();
  const { state, run } = useAction((plan: PlanId | null) => requestPlan(backend, { plan }));
  const larger = planIds.filter((plan) => isLargerPlan(plan, user.plan));
  const request = user.planRequest;
  if (larger.length === 0 && !request) return null;
  const busy = state.status === 'busy';
  return (
    <div css={block}>
      {request ? (
        <>
          <p css={paragraph}>
            You requested the {plans[request.plan].name} plan <DateTime date={request.at} />. The admins of
            this site will email you.
          </p>
          <div css={row}>
            <Button busy={busy ? 'Withdrawing' : undefined} onClick={() => run(null)}>
              Withdraw the request
            </Button>
          </div>
        </>
      ) : (
        <>
          <p css={paragraph}>
            Need more? Request a larger plan. The admins of this site will email you about the payment, and
            nothing changes until they grant it.
          </p>
          <div css={row}>
            {larger.map((plan) => (
              <Button key={plan} busy={busy ? 'Sending' : undefined} onClick={() => run(plan)}>
                Request {plans[plan].name}
              </Button>
            ))}
          </div>
        </>
      )}
      {state.status === 'failed' && <Failure error={state.error} />}
    </div>
  );
}
