import {
  collection,
  connectFirestoreEmulator,
  type DocumentSnapshot,
  doc,
  documentId,
  endBefore,
  type Firestore,
  type FirestoreDataConverter,
  getCountFromServer,
  getDocFromServer,
  getDocsFromServer,
  initializeFirestore,
  limit,
  limitToLast,
  memoryLocalCache,
  memoryLruGarbageCollector,
  onSnapshot,
  orderBy,
  type QuerySnapshot,
  query,
  runTransaction,
  type SnapshotMetadata,
  startAfter,
  terminate,
  where,
} from 'firebase/firestore';
import type { DocumentPath } from '#domain/collections';
import type { BackendError, Cursor, DataService, Query, Unsubscribe } from '../backend';
import { firebaseApp } from './app';
import { withDates } from './dates';
import { requireOnline, withCatalogueCode, withinTime } from './errors';

const unreachable: BackendError = { code: 'unavailable', message: 'The server could not be reached.' };

const patienceMs = 15_000;

/** The server's result may follow an empty one from the cache. It is an error only if none comes within this time. */
const emptyPatienceMs = 3_000;

interface Observer<Snapshot> {
  next(snapshot: Snapshot): void;
  error(error: unknown): void;
}

/**
 * Listens and ignores an empty result from the cache. Firestore returns one if the server can't be reached, and also
 * when listening to a query again, until the server has responded. The server's result follows in the same listener,
 * if it is empty only as a metadata change, so listen with `metadata`.
 */
function patiently<Snapshot extends { readonly metadata: SnapshotMetadata }>(
  listen: (observer: Observer<Snapshot>) => Unsubscribe,
  isEmpty: (snapshot: Snapshot) => boolean,
  next: (snapshot: Snapshot) => void,
  fail: Fail,
): Unsubscribe {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unsubscribe = listen({
    next: (snapshot) => {
      clearTimeout(timer);
      if (snapshot.metadata.fromCache && isEmpty(snapshot))
        timer = setTimeout(() => fail(unreachable), emptyPatienceMs);
      else next(snapshot);
    },
    error: fail,
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}

const metadata = { includeMetadataChanges: true } as const;

type Fail = (error: unknown) => void;

/** @returns the service, and a function that ends it and clears its cache. */
export function createData(): DataService & { close(): Promise<void> } {
  const firestore = openFirestore();
  return {
    watchDocument: <T>(path: DocumentPath<T>, next: (document: T | null) => void, fail: Fail) =>
      patiently<DocumentSnapshot<T>>(
        (observer) => onSnapshot(doc(firestore, path).withConverter(dated<T>()), metadata, observer),
        (snapshot) => !snapshot.exists(),
        (snapshot) => next(snapshot.data() ?? null),
        fail,
      ),
    watchQuery: <T>(spec: Query<T>, next: (documents: readonly T[]) => void, fail: Fail) =>
      patiently<QuerySnapshot<T>>(
        (observer) => onSnapshot(build(firestore, spec), metadata, observer),
        (snapshot) => snapshot.empty,
        (snapshot) => next(snapshot.docs.map((one) => one.data())),
        fail,
      ),
    watchAdded: <T>(spec: Query<T>, added: (documents: readonly T[]) => void, fail: Fail) =>
      patiently<QuerySnapshot<T>>(
        (observer) => onSnapshot(build(firestore, spec), metadata, observer),
        (snapshot) => snapshot.empty,
        (snapshot) => {
          const news = snapshot.docChanges().filter((change) => change.type === 'added');
          added(news.map((change) => change.doc.data()));
        },
        fail,
      ),
    readQuery: async <T>(spec: Query<T>) => {
      const snapshot = await request(getDocsFromServer(build(firestore, spec)));
      return snapshot.docs.map((one) => one.data());
    },
    readDocument: async <T>(path: DocumentPath<T>) => {
      const read = getDocFromServer(doc(firestore, path).withConverter(dated<T>()));
      return (await request(read)).data() ?? null;
    },
    write: async (path, document) => {
      requireOnline();
      // A plain write waits in memory for a connection and would be lost with the page. A transaction fails instead.
      await request(runTransaction(firestore, async (tx) => void tx.set(doc(firestore, path), document)));
    },
    rewrite: async (path, make) => {
      requireOnline();
      const at = doc(firestore, path);
      await request(
        runTransaction(firestore, async (tx) => void tx.set(at, make((await tx.get(at)).data()))),
      );
    },
    count: async ({ from, where: filters = [], orderBy: order, limit: maxDocuments }) => {
      const constraints = [
        ...filters.map((filter) => where(...filter)),
        ...(order === undefined ? [] : [orderBy(...order)]),
        ...(maxDocuments === undefined ? [] : [limit(maxDocuments)]),
      ];
      const counted = await request(getCountFromServer(query(collection(firestore, from), ...constraints)));
      return counted.data().count;
    },
    close: () => terminate(firestore),
  };
}

function openFirestore(): Firestore {
  const { app, emulators } = firebaseApp();
  // Keeps the data of a screen in memory while the user navigates away and back or is offline.
  const garbageCollector = memoryLruGarbageCollector();
  const firestore = initializeFirestore(app, { localCache: memoryLocalCache({ garbageCollector }) });
  if (emulators) connectFirestoreEmulator(firestore, emulators.host, emulators.firestore);
  return firestore;
}

function build<T>(
  firestore: Firestore,
  { from, where: filters = [], orderBy: order, after, before, limit: maxDocuments, nameAs }: Query<T>,
) {
  return query(
    collection(firestore, from).withConverter(dated<T>(nameAs)),
    ...filters.map((filter) => where(...filter)),
    orderBy(...order),
    ...(after === undefined ? [] : bounded(order[1], after, startAfter)),
    ...(before === undefined ? [] : bounded(order[1], before, endBefore)),
    ...(maxDocuments === undefined
      ? []
      : [before === undefined ? limit(maxDocuments) : limitToLast(maxDocuments)]),
  );
}

type Bound = typeof startAfter | typeof endBefore;

function bounded(direction: 'asc' | 'desc', cursor: Cursor, bound: Bound) {
  if (typeof cursor !== 'object' || cursor instanceof Date) return [bound(cursor)];
  // Explicit only for the cursor: Firestore always orders by ID last.
  return [orderBy(documentId(), direction), bound(...cursor)];
}

async function request<T>(answer: Promise<T>): Promise<T> {
  try {
    return await withinTime(answer, patienceMs);
  } catch (error) {
    throw withCatalogueCode(error);
  }
}

/** Domain types contain dates. The browser's own writes don't, so nothing is converted back. */
function dated<T>(nameAs?: string): FirestoreDataConverter<T> {
  return {
    fromFirestore: (snapshot) => {
      const data = nameAs === undefined ? snapshot.data() : { ...snapshot.data(), [nameAs]: snapshot.id };
      return withDates(data) as T;
    },
    toFirestore: () => {
      throw new Error('What is read is not written back as it is: see write().');
    },
  };
}
