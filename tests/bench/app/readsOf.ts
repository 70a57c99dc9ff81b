import type { Page } from '@playwright/test';

/** Counts the documents and queries that a page requests from Firestore. Each is a target added to its stream. */
export function countReads(page: Page) {
  const documents = new Set<string>();
  let queries = 0;
  page.on('request', (request) => {
    if (!/\/(Listen|google\.firestore\.v1\.Firestore)\b/.test(request.url())) return;
    const body = decodeURIComponent((request.postData() ?? '').replace(/\+/g, ' '));
    for (const [, list = ''] of body.matchAll(/"documents":\[([^\]]*)\]/g))
      for (const [, path = ''] of list.matchAll(/\/documents\/([^"]+)"/g)) documents.add(path);
    queries += [...body.matchAll(/"structuredQuery"/g)].length;
  });
  return { documents, queries: () => queries };
}
