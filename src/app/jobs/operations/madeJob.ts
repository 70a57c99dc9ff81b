import { navigate } from '@reach/router';
import { useEffect, useRef } from 'react';
import { explain } from '#app/live/explain';
import { pathTo } from '#domain/routes';
import { showToast } from '#ui/showToast';

export interface Place {
  /** Whether what asks can be seen at all; where it was closed, what comes of it is told in passing. */
  readonly open: boolean;
  /** The job was made after the place was closed. */
  readonly onMadeUnseen?: () => void;
}

/**
 * What becomes of asking for a job: who still looks at what asked goes to the job and reads a refusal there; who has
 * turned to something else stays where they are, and is told in passing.
 */
export function useMadeJob(place: Place = { open: true }) {
  const latest = useRef(place);
  latest.current = place;
  const stands = useStands();
  const isSeen = () => stands.current && latest.current.open;
  return {
    /** @param site its host, as people know it. */
    async made(jobId: string, site: string): Promise<void> {
      const path = pathTo('job', { jobId });
      if (isSeen()) return navigate(path);
      latest.current.onMadeUnseen?.();
      showToast({
        tone: 'fixed',
        title: `Job started for ${site}`,
        action: { label: 'Open the job', run: () => void navigate(path) },
      });
    },
    refused(error: unknown, site: string): void {
      if (isSeen()) return;
      const { title, message } = explain(error);
      showToast({
        tone: 'error',
        title: `Couldn’t start the job for ${site}. ${title}`,
        words: message,
      });
    },
  };
}

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
