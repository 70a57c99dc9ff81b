import type { HTTPRequest, HTTPResponse, ResponseForRequest } from 'puppeteer-core';

/** Files that a template loads for each of its pages. */
const types: ReadonlySet<string> = new Set(['script', 'stylesheet', 'font', 'image']);
const maxFileBytes = 2_000_000;
const maxBytes = 60_000_000;

/**
 * Keeps scripts, style sheets, fonts and images that pages share, so that each is requested once per audit, although
 * every page gets a fresh browser profile.
 */
export class AssetCache {
  readonly #known = new Map<string, Partial<ResponseForRequest>>();
  readonly #loading = new Set<string>();
  #bytes = 0;

  find(request: HTTPRequest): Partial<ResponseForRequest> | undefined {
    return isShared(request) ? this.#known.get(request.url()) : undefined;
  }

  offer(response: HTTPResponse): void {
    const request = response.request();
    const url = request.url();
    const headers = response.headers();
    const mayKeep =
      isShared(request) &&
      response.status() === 200 &&
      !/no-store|private/i.test(headers['cache-control'] ?? '') &&
      !('set-cookie' in headers) &&
      !this.#known.has(url) &&
      !this.#loading.has(url);
    if (!mayKeep) return;
    this.#loading.add(url);
    void response
      .buffer()
      // The page was closed, or the body is gone: the next page requests the file again.
      .catch(() => null)
      .then((body) => {
        this.#loading.delete(url);
        if (body) this.#keep(url, body, headers);
      });
  }

  #keep(url: string, body: Uint8Array, headers: Record<string, string>): void {
    if (body.length > maxFileBytes || this.#bytes + body.length > maxBytes) return;
    this.#bytes += body.length;
    const { 'content-encoding': _, 'content-length': __, 'transfer-encoding': ___, ...kept } = headers;
    this.#known.set(url, { status: 200, headers: kept, body });
  }
}

function isShared(request: HTTPRequest): boolean {
  return request.method() === 'GET' && types.has(request.resourceType());
}
