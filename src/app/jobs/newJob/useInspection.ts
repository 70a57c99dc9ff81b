import { useEffect, useRef, useState } from 'react';
import { useBackend } from '#app/live/BackendContext';
import type { SiteView } from '#domain/inspection';
import { parseSiteUrl } from '#domain/jobInput';
import type { InspectSiteRequest } from '#domain/operations';

/** Delay after typing before a URL is inspected. */
const pauseMs = 600;

export type InspectionState =
  /** There is no valid URL yet. */
  | { readonly status: 'idle' }
  | { readonly status: 'looking'; readonly host: string }
  | { readonly status: 'seen'; readonly inspection: SiteView }
  | { readonly status: 'failed'; readonly error: unknown };

/** How long the result for a URL is reused when it is typed again. */
const keptMs = 60_000;

/**
 * Returns whether an inspection succeeded. A failing site may work a moment later, so its result is not
 * reused.
 */
export function isGood({ reach, robots }: SiteView): boolean {
  return reach.ok && robots !== 'closed' && robots !== 'unknown';
}

interface Kept {
  readonly inspection: SiteView;
  readonly at: number;
}

export interface Inspecting {
  readonly inspection: InspectionState;
  /** Inspects the current URL again. */
  readonly again: () => void;
}

/** Returns whether a job would fail, because the site doesn't respond at all. */
export const isUnreachable = ({ inspection }: Inspecting): boolean =>
  inspection.status === 'seen' &&
  !inspection.inspection.reach.ok &&
  inspection.inspection.reach.status === undefined;

/** Inspects a site while its URL is typed. */
export function useInspection(typed: string): Inspecting {
  const { functions } = useBackend();
  const [inspection, setInspection] = useState<InspectionState>({ status: 'idle' });
  const [attempt, setAttempt] = useState(0);
  const seen = useRef(new Map<string, Kept>());
  const url = addressIn(typed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt inspects again.
  useEffect(() => {
    if (!url) return setInspection({ status: 'idle' });
    const known = seen.current.get(url);
    if (known && Date.now() - known.at < keptMs)
      return setInspection({ status: 'seen', inspection: known.inspection });
    let left = false;
    setInspection({ status: 'looking', host: new URL(url).host });
    const timer = setTimeout(() => {
      const request: InspectSiteRequest = { url };
      functions.call<SiteView>('inspectSite', request).then(
        (inspection) => {
          if (isGood(inspection)) seen.current.set(url, { inspection, at: Date.now() });
          if (!left) setInspection({ status: 'seen', inspection });
        },
        (error: unknown) => {
          if (!left) setInspection({ status: 'failed', error });
        },
      );
    }, pauseMs);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [url, functions, attempt]);
  return { inspection, again: () => setAttempt((before) => before + 1) };
}

/** Returns a URL worth inspecting: `exam`, typed on the way to `example.com`, is not. */
function addressIn(typed: string): string | undefined {
  const url = parseSiteUrl(typed);
  if (!url) return undefined;
  const { hostname } = url;
  const isLocal = hostname === 'localhost' || hostname.startsWith('[');
  return isLocal || /[^.]\.[a-z0-9-]{2,}\.?$|^\d+(\.\d+){3}$/i.test(hostname) ? url.href : undefined;
}
