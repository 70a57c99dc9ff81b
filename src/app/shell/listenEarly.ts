import { type DocumentPath, paths } from '#domain/collections';
import { routeOf } from '#domain/routes';
import type { Backend } from '#services/backend';
import { wasStarted } from '../session/storedSession';
import { paramsOf } from './params';

/** How long a slow machine may take until the screen itself listens, ms. */
const handedOverMs = 10_000;

/**
 * Looks up the signed-in user, and listens to what the screen at this path is about to need, while Gatsby
 * and React start: those need the processor, this waits for the network. Firestore requests a document once
 * for any number of listeners, and sends requests made before its connection is open along with the
 * handshake. Failures here are ignored: they occur again in the screen, which shows them.
 */
export function listenEarly({ auth, data }: Pick<Backend, 'auth' | 'data'>, pathname: string): void {
  let known = false;
  const stop = auth.watch((signedIn) => {
    // Only the first state: from then on, the session follows by itself.
    if (known) return;
    known = true;
    queueMicrotask(() => stop());
    if (!signedIn || !wasStarted(signedIn)) return;
    const early = [paths.user(signedIn.account.uid), ...firstDocuments(pathname)].map((path) =>
      data.watchDocument(path, ignore, ignore),
    );
    setTimeout(() => {
      for (const end of early) end();
    }, handedOverMs);
  }, ignore);
}

const ignore = () => undefined;

/** Returns the documents that the first render needs. */
function firstDocuments(pathname: string): readonly DocumentPath<object>[] {
  if (routeOf(pathname) !== 'job') return [];
  const { jobId = '' } = paramsOf('job', pathname);
  return [paths.job(jobId), paths.reportSummary(jobId)];
}
