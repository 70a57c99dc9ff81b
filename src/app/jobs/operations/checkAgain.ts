import { useState } from 'react';
import type { CheckAgainRequest, CheckAgainResult } from '../../../domain/operations';
import { useBackend } from '../../live/BackendContext';
import { useAction } from '../../live/useAction';

/** Reads the page of one finding again, and says what is seen there now. */
export function useCheckAgain(request: CheckAgainRequest) {
  const { functions } = useBackend();
  const [result, setResult] = useState<CheckAgainResult>();
  const action = useAction(async () => {
    setResult(undefined);
    setResult(await functions.call<CheckAgainResult>('checkAgainNow', request));
  });
  return { ...action, result };
}
