import { firestoreHost, projectId } from './stack';

interface Found {
  readonly document?: { readonly name: string; readonly fields?: object };
}

/**
 * Finds the documents of the whole database, at any depth, that contain one of the words. Returns each as one text with
 * its path and contents. A query without a collection ID covers everything, including documents below a missing one.
 */
export async function documentsWith(...words: readonly string[]): Promise<string[]> {
  const { host, port } = firestoreHost;
  const root = `projects/${projectId}/databases/(default)/documents`;
  const response = await fetch(`http://${host}:${port}/v1/${root}:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
  });
  if (!response.ok) throw new Error(`The database could not be read: ${await response.text()}`);
  const all = (await response.json()) as Found[];
  return all
    .flatMap(({ document }) =>
      document ? [`${document.name.slice(root.length + 1)} ${JSON.stringify(document.fields)}`] : [],
    )
    .filter((text) => words.some((word) => text.includes(word)));
}
