import type { Backend, DataService, FunctionService, Unsubscribe } from '../backend';
import { createAuth } from './auth';
import { Refusals } from './errors';

let backend: Backend | undefined;

/**
 * The Firebase backend, one per page. This module includes authentication. Firestore, which is four times larger, and
 * functions are loaded on first use, so that a login screen doesn't need them.
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

/** The failure is reported where the screens watch. */
const ignoreHere = () => undefined;

/** Clears the cache, so that the next user of this browser can't read it. */
function forgetData(): void {
  const ended = openedData;
  openedData = undefined;
  ended?.then(
    (data) => data.close(),
    () => undefined,
  );
}

/** Starts to load what a screen after login needs. Its first real use reports a failure and tries again. */
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

/** Shares one load between callers. A failed one is cleared, so that the next call tries again. */
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

/** Subscribes once the module is loaded, unless it is unsubscribed before. */
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
    // An invalid document path is rejected synchronously.
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
