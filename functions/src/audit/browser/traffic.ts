import {
  type EarlyCookie,
  type ResourceType,
  type RuntimeProblem,
  renderLimits,
} from '../facts/renderedPage';
import type { Devtools } from './devtools';

const typeOf: Readonly<Record<string, ResourceType>> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Image: 'image',
  Font: 'font',
  Media: 'media',
  XHR: 'data',
  Fetch: 'data',
  EventSource: 'data',
};

interface Sent {
  readonly url: string;
  readonly type: ResourceType;
}

/** Requests that are followed at a time and counted in total; a page that sends more is hostile or broken. */
const maxRequests = 5_000;

/** Collects what a page requests and what goes wrong while it runs. */
export class Traffic {
  readonly byType: Partial<Record<ResourceType, { requests: number; bytes: number }>> = {};
  readonly thirdParties = new Set<string>();
  readonly #problems = new Map<string, RuntimeProblem>();
  readonly #sent = new Map<string, Sent>();
  readonly #isThirdParty: (url: string) => boolean;
  readonly #isBlockedByUs: (url: string) => boolean;
  #requests = 0;

  constructor(
    devtools: Devtools,
    isThirdParty: (url: string) => boolean,
    isBlockedByUs: (url: string) => boolean,
  ) {
    this.#isThirdParty = isThirdParty;
    this.#isBlockedByUs = isBlockedByUs;
    this.#listen(devtools);
  }

  get problems(): readonly RuntimeProblem[] {
    return [...this.#problems.values()];
  }

  /** Adds a problem, or counts it if the same one is known. */
  add(problem: Omit<RuntimeProblem, 'count'>): void {
    const { kind, url = '', status = 0 } = problem;
    const message = problem.message.slice(0, renderLimits.message);
    const key = [kind, message, url.slice(0, renderLimits.url), status].join('\n');
    const known = this.#problems.get(key);
    if (!known && this.#problems.size >= renderLimits.problems) return;
    this.#problems.set(key, { ...problem, message, count: (known?.count ?? 0) + 1 });
  }

  #listen(devtools: Devtools): void {
    devtools.on('Network.requestWillBeSent', ({ requestId, request, type }: Requested) => {
      // The browser sends reports, not the page. What they report is a problem of its own.
      if (isReport(request.headers)) return;
      this.#begin(requestId, { url: request.url, type: typeOf[type ?? ''] ?? 'other' });
    });
    devtools.on(
      'Network.responseReceived',
      ({ requestId, response }: { requestId: string; response: { url: string; status: number } }) => {
        const type = this.#sent.get(requestId)?.type ?? 'document';
        if (response.status < 400 || type === 'document' || this.#isBlockedByUs(response.url)) return;
        const { url, status } = response;
        this.add({ kind: 'failed-request', message: `HTTP ${status}`, url, status });
      },
    );
    devtools.on(
      'Network.loadingFinished',
      ({ requestId, encodedDataLength }: { requestId: string; encodedDataLength: number }) => {
        const sum = this.byType[this.#sent.get(requestId)?.type ?? 'other'];
        if (sum) sum.bytes += encodedDataLength;
        this.#sent.delete(requestId);
      },
    );
    devtools.on('Network.loadingFailed', (failed: Failed) => this.#fail(failed));
    devtools.on('Runtime.exceptionThrown', ({ exceptionDetails: { text, exception, url } }: Thrown) => {
      const message = String(exception?.description ?? exception?.value ?? text).split('\n')[0] ?? '';
      this.add({ kind: 'exception', message, ...(url && { url }) });
    });
    devtools.on('Runtime.consoleAPICalled', ({ type, args }: Logged) => {
      if (type !== 'error') return;
      const message = args.map(({ value, description }) => String(value ?? description ?? '')).join(' ');
      this.add({ kind: 'console-error', message });
    });
  }

  #begin(requestId: string, sent: Sent): void {
    if (!/^https?:/.test(sent.url) || this.#requests++ >= maxRequests) return;
    this.#sent.set(requestId, sent);
    const sum = this.byType[sent.type] ?? { requests: 0, bytes: 0 };
    sum.requests++;
    this.byType[sent.type] = sum;
    if (this.thirdParties.size < renderLimits.requests && this.#isThirdParty(sent.url))
      this.thirdParties.add(sent.url.split(/[?#]/, 1)[0] ?? '');
  }

  #fail({ requestId, errorText, canceled = false, blockedReason }: Failed): void {
    const sent = this.#sent.get(requestId);
    this.#sent.delete(requestId);
    if (!sent || this.#isBlockedByUs(sent.url)) return;
    const { url } = sent;
    if (blockedReason === 'mixed-content')
      this.add({ kind: 'mixed-content', message: 'Blocked by the browser', url });
    // Our script in the page observes what a policy blocks, and pages cancel their own requests on purpose.
    else if (!canceled && blockedReason === undefined && sent.type !== 'document')
      this.add({ kind: 'failed-request', message: errorText, url });
  }
}

interface Requested {
  readonly requestId: string;
  readonly request: { readonly url: string; readonly headers: Readonly<Record<string, string>> };
  readonly type?: string;
}

/** Chromium doesn't give reports a type of their own. */
const isReport = (headers: Requested['request']['headers']) =>
  Object.entries(headers).some(
    ([name, value]) =>
      name.toLowerCase() === 'content-type' && /^application\/(?:csp-report|reports\+json)/i.test(value),
  );

interface Failed {
  readonly requestId: string;
  readonly errorText: string;
  readonly canceled?: boolean;
  readonly blockedReason?: string;
}

interface Thrown {
  readonly exceptionDetails: {
    readonly text: string;
    readonly url?: string;
    readonly exception?: { readonly description?: string; readonly value?: unknown };
  };
}

interface Logged {
  readonly type: string;
  readonly args: readonly { readonly value?: unknown; readonly description?: string }[];
}

/** Returns the cookies of a browser context in which nobody has agreed to anything. */
export async function earlyCookies(
  devtools: Devtools,
  isThirdParty: (url: string) => boolean,
  now: number,
): Promise<EarlyCookie[]> {
  const { cookies } = (await devtools.send('Network.getAllCookies')) as {
    cookies: readonly { name: string; domain: string; expires: number; session: boolean }[];
  };
  return cookies.slice(0, renderLimits.cookies).map(({ name, domain, expires, session }) => ({
    name,
    domain,
    isThirdParty: isThirdParty(`https://${domain.replace(/^\./, '')}/`),
    ...(!session && { maxAge: Math.max(0, Math.round(expires - now / 1_000)) }),
  }));
}
