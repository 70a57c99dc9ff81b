import {
  collection,
  connectFirestoreEmulator,
  doc,
  type Firestore,
  type FirestoreDataConverter,
  getCountFromServer,
  getDocsFromServer,
  initializeFirestore,
  limit,
  memoryLocalCache,
  onSnapshot,
  orderBy,
  query,
  startAfter,
  where,
} from 'firebase/firestore';
import type { BackendError, DataService, Query } from '../backend';
import { firebaseApp } from './app';
import { withDates } from './dates';

/**
 * An empty answer from the cache is none: Firestore gives it when the server can't be reached. It keeps trying, and
 * the server's answer follows by the same listener.
 */
const unreachable: BackendError = { code: 'unavailable', message: 'The server could not be reached.' };

export function createData(): DataService {
  const firestore = openFirestore();
  return {
    watchDocument: <T>(path: string, next: (document: T | null) => void, fail: (error: unknown) => void) =>
      onSnapshot(
        doc(firestore, path).withConverter(dated<T>()),
        (snapshot) => {
          if (snapshot.exists()) next(snapshot.data());
          else if (snapshot.metadata.fromCache) fail(unreachable);
          else next(null);
        },
        fail,
      ),
    watchQuery: <T>(spec: Query, next: (documents: readonly T[]) => void, fail: (error: unknown) => void) =>
      onSnapshot(
        build<T>(firestore, spec),
        (snapshot) => {
          if (snapshot.metadata.fromCache && snapshot.empty) fail(unreachable);
          else next(snapshot.docs.map((one) => one.data()));
        },
        fail,
      ),
    watchAdded: <T>(spec: Query, added: (documents: readonly T[]) => void, fail: (error: unknown) => void) =>
      onSnapshot(
        build<T>(firestore, spec),
        (snapshot) => {
          if (snapshot.metadata.fromCache && snapshot.empty) return fail(unreachable);
          const news = snapshot.docChanges().filter((change) => change.type === 'added');
          added(news.map((change) => change.doc.data()));
        },
        fail,
      ),
    readQuery: async <T>(spec: Query) => {
      const snapshot = await getDocsFromServer(build<T>(firestore, spec));
      return snapshot.docs.map((one) => one.data());
    },
    count: async ({ from, where: filters = [] }) => {
      const counted = await getCountFromServer(
        query(collection(firestore, from), ...filters.map((filter) => where(...filter))),
      );
      return counted.data().count;
    },
  };
}

function openFirestore(): Firestore {
  const { app, emulators } = firebaseApp();
  const firestore = initializeFirestore(app, { localCache: memoryLocalCache() });
  if (emulators) connectFirestoreEmulator(firestore, emulators.host, emulators.firestore);
  return firestore;
}

function build<T>(
  firestore: Firestore,
  { from, where: filters = [], orderBy: order, after, limit: most }: Query,
) {
  return query(
    collection(firestore, from).withConverter(dated<T>()),
    ...filters.map((filter) => where(...filter)),
    orderBy(...order),
    ...(after === undefined ? [] : [startAfter(after)]),
    ...(most === undefined ? [] : [limit(most)]),
  );
}

/** Domain types hold dates. The browser writes no document, so nothing is turned back. */
function dated<T>(): FirestoreDataConverter<T> {
  return {
    fromFirestore: (snapshot) => withDates(snapshot.data()) as T,
    toFirestore: () => {
      throw new Error('The browser writes no documents: call a function.');
    },
  };
}
