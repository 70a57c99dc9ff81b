import type { JobInput } from '#domain/jobInput';
import type { Answer, FetchResult } from '../fetch/fetcher';
import { header, urlInHeader } from '../fetch/responseHeaders';
import { unpackAll } from '../fetch/unpack';
import type { Robots } from '../robots/robots';
import { originOf, resolveUrl } from '../urls/url';
import { readIcon } from './readIcon';

/** Maximum bytes of a file to read, both as received and unpacked. */
export const iconCap = 65_536;

const maxRedirects = 3;

interface IconSource {
  readonly robots: Pick<Robots, 'of'>;
  readonly allowance: Pick<JobInput, 'respectRobots'>;
  readonly isSite: (url: string) => boolean;
  /** Reads at most `iconCap` bytes, and doesn't follow redirects. */
  readonly fetch: (url: string) => Promise<FetchResult>;
}

/**
 * Returns the first usable icon, in base64; null if there is none. A host that doesn't respond ends the search, which
 * the end of the audit waits for.
 * @throws Stopped if the audit stops meanwhile.
 */
export async function findIcon(urls: readonly string[], source: IconSource): Promise<string | null> {
  for (const url of urls) {
    const fetched = await follow(url, source);
    if (fetched?.kind === 'no-response') return null;
    const icon = fetched && (await iconIn(fetched));
    if (icon) return icon.toString('base64');
  }
  return null;
}

/** Returns null if robots.txt disallows a URL, or if there are too many redirects. */
async function follow(start: string, source: IconSource): Promise<FetchResult | null> {
  let url = start;
  for (let hops = 0; hops <= maxRedirects; hops++) {
    if (!(await mayFetch(url, source))) return null;
    const fetched = await source.fetch(url);
    if (fetched.kind === 'no-response' || fetched.status < 300 || fetched.status > 399) return fetched;
    const to = resolveUrl(urlInHeader(header(fetched.headers, 'location') ?? ''), url);
    if (!to) return null;
    url = to;
  }
  return null;
}

async function mayFetch(url: string, { robots, allowance, isSite }: IconSource): Promise<boolean> {
  const rules = await robots.of(originOf(url));
  return (isSite(url) && !allowance.respectRobots) || rules.allows(url);
}

async function iconIn({ status, body, headers }: Answer): Promise<Buffer | null> {
  if (status !== 200 || !body) return null;
  const file = await unpackAll(body, header(headers, 'content-encoding') ?? undefined, iconCap);
  return file && readIcon(file);
}
