import type { Backend, DataService, FunctionService, Unsubscribe } from '../backend';
import { createAuth } from './auth';
import { Refusals } from './refusals';

let backend: Backend | undefined;

/**
 * The Firebase backend, once a page. Authentication comes with this module; Firestore, four times its size, and
 * functions are fetched when they are first used, so that a sign-in screen does without them.
 */
export function firebaseBackend(): Backend {
  if (!backend) {
    const auth = createAuth();
    const refusals = new Refusals(auth.check);
    backend = {
      auth: { ...auth, watchRefused: (next) => refusals.watch(next) },
      data: lazyData(refusals),
      functions: lazyFunctions(refusals),
    };
    let last: string | undefined;
    auth.watch((signedIn) => {
      const now = signedIn?.account.uid;
      if (last !== undefined && last !== now) forgetData();
      last = now;
    }, ignoreHere);
  }
  return backend;
}

/** Whoever watches for the screens tells the failure. */
const ignoreHere = () => undefined;

/** What one person has read is not at hand for the next one in the same browser. */
function forgetData(): void {
  const ended = openedData;
  openedData = undefined;
  ended?.then(
    (data) => data.close(),
    () => undefined,
  );
}

/** Starts fetching what a signed-in screen is about to need. Its first real use reports a failure, and tries again. */
export function prefetchData(): void {
  loadData().catch(() => undefined);
}

type OpenedData = DataService & { close(): Promise<void> };
let openedData: Promise<OpenedData> | undefined;

function loadData(): Promise<DataService> {
  openedData ??= import(/* webpackChunkName: "firestore" */ './data')
    .then(({ createData }) => createData())
    .catch((error: unknown) => {
      openedData = undefined;
      throw error;
    });
  return openedData;
}

const loadFunctions = once<FunctionService>(() =>
  import(/* webpackChunkName: "functions" */ './functions').then(({ createFunctions }) => createFunctions()),
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

function lazyData(refusals: Refusals): DataService {
  return {
    watchDocument: (path, next, fail) =>
      whenLoaded((it) => it.watchDocument(path, next, refusals.ofListener(fail)), fail),
    watchQuery: (query, next, fail) =>
      whenLoaded((it) => it.watchQuery(query, next, refusals.ofListener(fail)), fail),
    watchAdded: (query, added, fail) =>
      whenLoaded((it) => it.watchAdded(query, added, refusals.ofListener(fail)), fail),
    readDocument: async (path) => (await loadData()).readDocument(path),
    write: async (path, document) => (await loadData()).write(path, document),
    rewrite: async (path, make) => (await loadData()).rewrite(path, make),
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
  loadData()
    .then((loaded) => {
      if (!stopped) stop = subscribe(loaded);
    })
    // A path that names no document is refused at once.
    .catch(fail);
  return () => {
    stopped = true;
    stop?.();
  };
}

function lazyFunctions(refusals: Refusals): FunctionService {
  return {
    call: (name, request) => refusals.ofCall(loadFunctions().then((it) => it.call(name, request))),
    post: async (path, request) => (await loadFunctions()).post(path, request),
    download: (name, progress) => refusals.ofCall(loadFunctions().then((it) => it.download(name, progress))),
  };
}
