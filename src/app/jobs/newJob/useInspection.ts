import { useEffect, useRef, useState } from 'react';
import type { SiteView } from '../../../domain/inspection';
import { parseSiteUrl } from '../../../domain/jobInput';
import type { InspectSiteRequest } from '../../../domain/operations';
import { useBackend } from '../../live/BackendContext';

/** A pause in typing after which an address is looked at. */
const pauseMs = 600;

export type Look =
  /** Nothing that could be looked at yet. */
  | { readonly status: 'idle' }
  | { readonly status: 'looking'; readonly host: string }
  | { readonly status: 'seen'; readonly inspection: SiteView }
  | { readonly status: 'failed'; readonly error: unknown };

/** Looks at a site while its address is typed. What was seen of an address is remembered for as long as the form stands. */
export function useInspection(typed: string): Look {
  const { functions } = useBackend();
  const [look, setLook] = useState<Look>({ status: 'idle' });
  const seen = useRef(new Map<string, SiteView>());
  const url = addressIn(typed);
  useEffect(() => {
    if (!url) return setLook({ status: 'idle' });
    const known = seen.current.get(url);
    if (known) return setLook({ status: 'seen', inspection: known });
    let left = false;
    setLook({ status: 'looking', host: new URL(url).host });
    const timer = setTimeout(() => {
      const request: InspectSiteRequest = { url };
      functions.call<SiteView>('inspectSite', request).then(
        (inspection) => {
          seen.current.set(url, inspection);
          if (!left) setLook({ status: 'seen', inspection });
        },
        (error: unknown) => {
          if (!left) setLook({ status: 'failed', error });
        },
      );
    }, pauseMs);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [url, functions]);
  return look;
}

/** An address worth asking for: `exam` on the way to `example.com` is not. */
function addressIn(typed: string): string | undefined {
  const url = parseSiteUrl(typed);
  if (!url) return undefined;
  const { hostname } = url;
  const isLocal = hostname === 'localhost' || hostname.startsWith('[');
  return isLocal || /[^.]\.[a-z0-9-]{2,}\.?$|^\d+(\.\d+){3}$/i.test(hostname) ? url.href : undefined;
}
