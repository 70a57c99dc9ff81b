import type { Page } from '@playwright/test';

/** What Firestore bills for what a page has asked so far. */
export interface Billed {
  /** Documents sent to the page; a question that finds none is billed as one, and so is a count of up to 1,000. */
  readonly documents: number;
  /** Questions for which the rules look up the account: one document more for each. */
  readonly lookups: number;
}

declare global {
  interface Window {
    /** Everything that Firestore sent over its stream. */
    firestoreSent?: string;
  }
}

/**
 * Counts what Firestore sends to a page, target by target, out of the stream itself. To be called before the page opens.
 * Every count of the application stops at 1,000 entries of an index, which is one read.
 */
export async function countBilled(page: Page, ownUid: string): Promise<() => Promise<Billed>> {
  const targets = new Map<string, string>();
  let counts = 0;
  page.on('request', (request) => {
    if (request.url().includes(':runAggregationQuery') && request.method() === 'POST') counts += 1;
    const body = decodeURIComponent((request.postData() ?? '').replace(/\+/g, ' '));
    for (const [added = '', id = ''] of body.matchAll(/"addTarget":.*?"targetId":(\d+)/gs))
      targets.set(id, added);
  });
  await page.addInitScript(keepStream);
  return async () => {
    const sent = documentsByTarget(await page.evaluate(() => window.firestoreSent ?? ''));
    if (sent.size === 0) throw new Error('No document was seen in Firestore’s stream.');
    const ofTargets = [...targets.keys()].map((id) => Math.max(1, sent.get(id) ?? 0));
    const asked = [...targets.values()].filter((target) => !isOwnAccount(target, ownUid));
    return {
      documents: ofTargets.reduce((sum, count) => sum + count, counts),
      lookups: asked.length + counts,
    };
  };
}

/** The rules let everybody read their own account without looking it up. */
const isOwnAccount = (target: string, uid: string) => target.includes(`/documents/users/${uid}"`);

/** Runs in the page, before its own scripts. */
function keepStream(): void {
  const original = window.fetch;
  window.fetch = async (...request) => {
    const response = await original(...request);
    if (response.url.includes('google.firestore.v1.Firestore/Listen')) void keep(response.clone());
    return response;
  };
  async function keep({ body }: Response): Promise<void> {
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read())
      window.firestoreSent = (window.firestoreSent ?? '') + piece.value;
  }
}

/** How many documents came for each target; one that belongs to two is billed for both. */
export function documentsByTarget(stream: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const change of stream.split('"documentChange"').slice(1)) {
    const [, ids = ''] = /"targetIds":\s*\[([^\]]*)\]/.exec(change) ?? [];
    for (const [id] of ids.matchAll(/\d+/g)) found.set(id, (found.get(id) ?? 0) + 1);
  }
  return found;
}
