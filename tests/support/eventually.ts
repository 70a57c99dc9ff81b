import type { DocumentData, Query } from 'firebase-admin/firestore';

/** Resolves as soon as a query's documents match. Fails with their last state if they never do. */
export function queryWhen(
  query: Query,
  matches: (documents: readonly DocumentData[]) => boolean,
  timeoutMs = 30_000,
): Promise<readonly DocumentData[]> {
  return new Promise((resolve, reject) => {
    let last: readonly DocumentData[] = [];
    const timer = setTimeout(() => {
      end();
      reject(new Error(`The documents never matched. They are ${JSON.stringify(last)}`));
    }, timeoutMs);
    const end = query.onSnapshot((snapshot) => {
      last = snapshot.docs.map((doc) => doc.data());
      if (!matches(last)) return;
      clearTimeout(timer);
      end();
      resolve(last);
    }, reject);
  });
}
