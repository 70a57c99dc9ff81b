import type { Page } from '@playwright/test';

/** The reads that Firestore bills for a page so far. */
export interface Billed {
  /** Documents sent to the page. A query without results is billed as one read, and so is a count of up to 1,000. */
  readonly documents: number;
  /** Queries for which the rules read the user's account, each one more read. */
  readonly lookups: number;
}

declare global {
  interface Window {
    /** Everything that Firestore sent over its stream. */
    firestoreSent?: string;
  }
}

/**
 * Counts the documents that Firestore streams to a page, for each target. Must be called before the page opens. Every
 * count in the application stops at 1,000 index entries, which is one read.
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
  await page.addInitScript(recordStream);
  return async () => {
    const byTarget = documentsByTarget(await page.evaluate(() => window.firestoreSent ?? ''));
    if (byTarget.size === 0) throw new Error('Firestore’s stream has no documents.');
    const ofTargets = [...targets.keys()].map((id) => Math.max(1, byTarget.get(id) ?? 0));
    const checkedByRules = [...targets.values()].filter((target) => !isOwnAccount(target, ownUid));
    return {
      documents: ofTargets.reduce((sum, count) => sum + count, counts),
      lookups: checkedByRules.length + counts,
    };
  };
}

/** The rules let users read their own account document without a lookup. */
const isOwnAccount = (target: string, uid: string) => target.includes(`/documents/users/${uid}"`);

/** Runs in the page, before its own scripts. */
function recordStream(): void {
  const original = window.fetch;
  window.fetch = async (...request) => {
    const response = await original(...request);
    if (response.url.includes('google.firestore.v1.Firestore/Listen')) void record(response.clone());
    return response;
  };
  async function record({ body }: Response): Promise<void> {
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read())
      window.firestoreSent = (window.firestoreSent ?? '') + piece.value;
  }
}

/** Counts the documents per target. A document of two targets is billed twice. */
export function documentsByTarget(stream: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const change of stream.split('"documentChange"').slice(1)) {
    const [, ids = ''] = /"targetIds":\s*\[([^\]]*)\]/.exec(change) ?? [];
    for (const [id] of ids.matchAll(/\d+/g)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
