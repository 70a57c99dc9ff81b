import { randomBytes } from 'node:crypto';
import { page } from './sitePages';
import { type SiteServer, startSite } from './siteServer';

/** A site that responds with 401 unless a request has its key in the header `X-Key`. */
export interface GuardedSite extends SiteServer {
  readonly key: string;
  /** Returns the number of requests with the key since the last call. */
  admitted(): number;
  /** Every value of the header `X-Key` since the site started. */
  readonly keysSeen: ReadonlySet<string>;
}

/** The first page takes `delayMs`, so that a job can be observed while it runs. */
export async function startGuardedSite({ delayMs = 0 } = {}): Promise<GuardedSite> {
  const key = `key-${randomBytes(18).toString('base64url')}`;
  const keysSeen = new Set<string>();
  let count = 0;
  const site = await startSite(
    () => {
      const guarded = (name: string, body: string) => (_: string, __: number, headers: object) => {
        const given = String(new Map(Object.entries(headers)).get('x-key') ?? '');
        keysSeen.add(given);
        if (given !== key) return { status: 401, body: 'No key.' };
        count += 1;
        return page(name, { nav: false, body });
      };
      const links = Array.from({ length: 12 }, (_, n) => `<p><a href="/page-${n}">Page ${n}</a></p>`).join(
        '',
      );
      return {
        '/': guarded('Home', `${links}<p><a href="/gone">Gone</a></p>`),
        ...Object.fromEntries(links.match(/\/page-\d+/g)?.map((path) => [path, guarded(path, '')]) ?? []),
      };
    },
    { delayMs },
  );
  const admitted = () => {
    const admittedCount = count;
    count = 0;
    return admittedCount;
  };
  return { ...site, key, admitted, keysSeen };
}
