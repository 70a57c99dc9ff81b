import { navigate } from '@reach/router';
import { useEffect, useRef } from 'react';
import { explain } from '#app/live/explain';
import { pathTo } from '#domain/routes';
import { showToast } from '#ui/showToast';

export interface Place {
  /** Whether the submitting form is still visible; if it was closed, the result is shown in a toast. */
  readonly open: boolean;
  /** Called when the job was created. */
  readonly onMade?: () => void;
}

/**
 * Handles the result of submitting a job. A user still at the form is taken to the job, or sees the error
 * there; one that has left stays where they are and gets a toast.
 */
export function useMadeJob(place: Place = { open: true }) {
  const latest = useRef(place);
  latest.current = place;
  const stands = useStands();
  const isSeen = () => stands.current && latest.current.open;
  return {
    /** @param site its host, as displayed. */
    async made(jobId: string, site: string): Promise<void> {
      const path = pathTo('job', { jobId });
      const wasSeen = isSeen();
      latest.current.onMade?.();
      if (wasSeen) return navigate(path);
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
