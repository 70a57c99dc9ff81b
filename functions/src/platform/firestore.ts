import { getApps, initializeApp } from 'firebase-admin/app';
import {
  type CollectionReference,
  type DocumentData,
  type DocumentReference,
  getFirestore,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { type CollectionPath, type DocumentPath, internalPaths, paths } from '#domain/collections';

/** Tests and tools may have apps of their own. */
if (!getApps().some(({ name }) => name === '[DEFAULT]')) initializeApp();

export const db = getFirestore();

/** Converts Firestore’s Timestamps to the Dates of the domain. */
function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withDates(inner)]));
  }
  return value;
}

const converter = {
  toFirestore: (value: DocumentData) => value,
  fromFirestore: (snapshot: QueryDocumentSnapshot) => withDates(snapshot.data()) as DocumentData,
};

type Reference<Path> =
  Path extends DocumentPath<infer T>
    ? DocumentReference<T>
    : Path extends CollectionPath<infer T>
      ? CollectionReference<T>
      : never;

type References<Paths> = {
  readonly [Name in keyof Paths]: Paths[Name] extends (...ids: infer Ids) => infer Path
    ? (...ids: Ids) => Reference<Path>
    : Reference<Paths[Name]>;
};

/** The path of a document has an even number of segments. */
function referenceTo(path: string) {
  const isDocument = path.split('/').length % 2 === 0;
  return isDocument ? db.doc(path).withConverter(converter) : db.collection(path).withConverter(converter);
}

type AnyPath = string | ((...ids: never[]) => string);

function referencesTo<Paths extends Readonly<Record<string, AnyPath>>>(all: Paths): References<Paths> {
  const references: Readonly<Record<string, unknown>> = Object.fromEntries(
    Object.entries(all).map(([name, path]) => [
      name,
      typeof path === 'string' ? referenceTo(path) : (...ids: never[]) => referenceTo(path(...ids)),
    ]),
  );
  // Documents are trusted to have the shape of their types: functions write them, or rules check them.
  return references as References<Paths>;
}

/** References to all documents and collections, by the names of their paths: `refs.jobs`, `refs.job(jobId)`. */
export const refs = referencesTo({ ...paths, ...internalPaths });

/** @param path from Firestore’s own list of collections. */
export const anyCollection = (path: string) => db.collection(path).withConverter(converter);
