import type { Backend, DataService, FunctionService, Unsubscribe } from '../backend';
import { createAuth } from './auth';

let backend: Backend | undefined;

/**
 * The Firebase backend, once a page. Authentication comes with this module; Firestore, four times its size, and
 * functions are fetched when they are first used, so that a sign-in screen does without them.
 */
export function firebaseBackend(): Backend {
  backend ??= { auth: createAuth(), data: lazyData(), functions: lazyFunctions() };
  return backend;
}

/** Starts fetching what a signed-in screen is about to need. Its first real use reports a failure, and tries again. */
export function prefetchData(): void {
  loadData().catch(() => undefined);
}

const loadData = once<DataService>(() => import('./data').then(({ createData }) => createData()));
const loadFunctions = once<FunctionService>(() =>
  import('./functions').then(({ createFunctions }) => createFunctions()),
);

/** One load however often it is asked for; a failed one is forgotten, so that the next use tries again. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

function lazyData(): DataService {
  return {
    watchDocument: (path, next, fail) => whenLoaded((it) => it.watchDocument(path, next, fail), fail),
    watchQuery: (query, next, fail) => whenLoaded((it) => it.watchQuery(query, next, fail), fail),
    watchAdded: (query, added, fail) => whenLoaded((it) => it.watchAdded(query, added, fail), fail),
    readDocument: async (path) => (await loadData()).readDocument(path),
    write: async (path, document) => (await loadData()).write(path, document),
    readQuery: async (query) => (await loadData()).readQuery(query),
    count: async (query) => (await loadData()).count(query),
  };
}

/** Subscribes once the module is here; unsubscribing earlier means never. */
function whenLoaded(
  subscribe: (data: DataService) => Unsubscribe,
  fail: (error: unknown) => void,
): Unsubscribe {
  let stop: Unsubscribe | undefined;
  let stopped = false;
  loadData().then((loaded) => {
    if (!stopped) stop = subscribe(loaded);
  }, fail);
  return () => {
    stopped = true;
    stop?.();
  };
}

function lazyFunctions(): FunctionService {
  return {
    call: async (name, request) => (await loadFunctions()).call(name, request),
    post: async (path, request) => (await loadFunctions()).post(path, request),
    download: async (name, progress) => (await loadFunctions()).download(name, progress),
  };
}
