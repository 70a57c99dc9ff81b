import { Client, NoResponseError, type Response } from '../fetch/client';
import { decodeText } from '../fetch/decode';
import { unpack } from '../fetch/unpack';
import { errorWords, statusWords } from '../report/words';
import { defaultTiming } from '../time/timing';
import { hostOf, resolveUrl } from '../urls/url';

export type TextResult =
  | { readonly kind: 'text'; readonly text: string }
  /** `words` is a clause about the target: “its server refuses connections”. */
  | { readonly kind: 'nothing'; readonly words: string };

const maxHops = 3;
const cap = 512 * 1024;

/**
 * Reads one small text of a site under the same request rules as an audit. Follows redirects within the host, with or
 * without `www.`; a response of another host proves nothing about this one.
 */
export async function fetchText(
  url: string,
  { allowPrivate, userAgent }: { readonly allowPrivate: boolean; readonly userAgent: string },
): Promise<TextResult> {
  const client = new Client(defaultTiming, allowPrivate);
  try {
    return await follow(client, url, userAgent);
  } catch (error) {
    if (error instanceof NoResponseError) return { kind: 'nothing', words: errorWords(error.code) };
    throw error;
  } finally {
    await client.close();
  }
}

async function follow(client: Client, start: string, userAgent: string): Promise<TextResult> {
  let url = start;
  for (let hops = 0; hops <= maxHops; hops++) {
    const headers = { 'user-agent': userAgent, 'accept-encoding': 'gzip' };
    const response = await client.fetch({
      url,
      method: 'GET',
      headers,
      wantsBody: (status) => status === 200,
      cap,
    });
    if (response.status === 200) return { kind: 'text', text: await textOf(response) };
    const to =
      response.status >= 300 && response.status < 400
        ? resolveUrl(String(response.headers.location ?? ''), url)
        : null;
    if (!to) return { kind: 'nothing', words: `it returns ${statusWords(response.status)}` };
    if (withoutWww(to) !== withoutWww(start))
      return { kind: 'nothing', words: `it redirects to another host, ${hostOf(to)}` };
    url = to;
  }
  return { kind: 'nothing', words: 'it redirects too often' };
}

const withoutWww = (url: string) => hostOf(url).replace(/^www\./, '');

async function textOf({ body, headers }: Response): Promise<string> {
  const encoding = headers['content-encoding'];
  const bytes = await unpack(
    body ?? Buffer.alloc(0),
    encoding === undefined ? undefined : String(encoding),
    cap,
  );
  return decodeText(bytes, headers['content-type'] === undefined ? null : String(headers['content-type']));
}
