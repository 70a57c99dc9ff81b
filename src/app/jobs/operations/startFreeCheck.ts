import { navigate } from '@reach/router';
import { useBackend } from '#app/live/BackendContext';
import { useAction } from '#app/live/useAction';
import type { StartFreeCheckRequest, StartFreeCheckResult } from '#domain/operations';
import { pathTo } from '#domain/routes';
import { capture } from '#services/analytics';

/** Starts a check without an account, and opens its result in place of the form. */
export function useStartFreeCheck() {
  const { functions } = useBackend();
  return useAction(async (url: string) => {
    const request: StartFreeCheckRequest = { url };
    const { checkId } = await functions.call<StartFreeCheckResult>('startFreeCheck', request);
    capture('free check started', {});
    await navigate(pathTo('freeCheckResult', { checkId }), { replace: true });
  });
}
