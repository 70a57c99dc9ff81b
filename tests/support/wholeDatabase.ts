import type { CollectionReference } from 'firebase-admin/firestore';
import { db } from './stack';

/** Every document of the database, as its path and its contents in one text. */
export async function* wholeDatabase(): AsyncGenerator<string> {
  for (const collection of await db.listCollections()) yield* below(collection);
}

async function* below(collection: CollectionReference): AsyncGenerator<string> {
  // Also documents that are not there, but have something below them.
  for (const ref of await collection.listDocuments()) {
    const data = (await ref.get()).data();
    if (data) yield `${ref.path} ${JSON.stringify(data)}`;
    for (const deeper of await ref.listCollections()) yield* below(deeper);
  }
}

/** The documents in which one of the words stands. */
export async function documentsWith(...words: readonly string[]): Promise<string[]> {
  const found = [];
  for await (const text of wholeDatabase()) {
    if (words.some((word) => text.includes(word))) found.push(text);
  }
  return found;
}
