import { navigate } from '@reach/router';
import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import { rangeOf } from '../../../domain/events';
import { jobInputSchema, parseSiteUrl } from '../../../domain/jobInput';
import type { SubmitJobRequest, SubmitJobResult } from '../../../domain/operations';
import { pathTo } from '../../../domain/routes';
import { capture } from '../../../services/analytics';
import type { Backend } from '../../../services/backend';
import { showToast } from '../../../ui/showToast';
import { useBackend } from '../../live/BackendContext';
import { codeOf, explain } from '../../live/explain';
import { useAction } from '../../live/useAction';
import { useIdempotencyKey } from '../idempotencyKey';

export function submitJob({ functions }: Backend, request: SubmitJobRequest): Promise<SubmitJobResult> {
  return functions.call('submitJob', request);
}

interface Place {
  /** Whether what asks can be seen at all; where it was closed, what comes of it is told in passing. */
  readonly open: boolean;
  /** The job was made after the place was closed. */
  readonly onMadeUnseen?: () => void;
}

export type Submission = ReturnType<typeof useSubmitJob>;

/** Makes one job however often it is pressed, then goes to it, unless the person has turned to something else since. */
export function useSubmitJob(place: Place = { open: true }) {
  const backend = useBackend();
  const keys = useIdempotencyKey();
  const latest = useRef(place);
  latest.current = place;
  const stands = useStands();
  const isSeen = () => stands.current && latest.current.open;
  return useAction(async (input: SubmitJobRequest['input']) => {
    const idempotencyKey = keys.keyFor(JSON.stringify(input));
    const { jobId } = await submitJob(backend, { input, idempotencyKey }).catch((error: unknown) => {
      capture('job start refused', { code: codeOf(error) });
      if (!isSeen()) tellRefusal(input.url, error);
      throw error;
    });
    const { scope, maxPages, checkExternal, respectRobots } = v.parse(jobInputSchema, input);
    capture('job started', { scope, maxPages: rangeOf(maxPages), checkExternal, respectRobots });
    keys.renew();
    const path = pathTo('job', { jobId });
    if (isSeen()) return navigate(path);
    latest.current.onMadeUnseen?.();
    showToast({
      tone: 'fixed',
      title: `The check of ${hostIn(input.url)} has started`,
      action: { label: 'Open the job', run: () => void navigate(path) },
    });
  });
}

function tellRefusal(url: string, error: unknown): void {
  const { title, message } = explain(error);
  showToast({
    tone: 'error',
    title: `Starting the check of ${hostIn(url)} failed. ${title}`,
    words: message,
  });
}

const hostIn = (url: string) => parseSiteUrl(url)?.host ?? url;

function useStands() {
  const stands = useRef(true);
  useEffect(() => {
    stands.current = true;
    return () => {
      stands.current = false;
    };
  }, []);
  return stands;
}
