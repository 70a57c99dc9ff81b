import { jobPath, summaryPath } from '#domain/report';
import { routeOf } from '#domain/routes';
import type { Backend } from '#services/backend';
import { wasStarted } from '../session/startedSessions';
import { paramsOf } from './params';

/** As long as a slow machine may take until the screen listens by itself, ms. */
const handedOverMs = 10_000;

/**
 * Finds out who is signed in, and listens to what the screen at this path is about to listen to, while Gatsby and React
 * start: they need the processor, this waits for the network. Firestore asks for a document once however many listen to
 * it, and takes what is asked for before its connection stands along with the greeting. What fails here fails once more
 * for the screen, which tells it.
 */
export function listenEarly({ auth, data }: Pick<Backend, 'auth' | 'data'>, pathname: string): void {
  let known = false;
  const stop = auth.watch((signedIn) => {
    // The first answer only: from then on the session follows by itself.
    if (known) return;
    known = true;
    queueMicrotask(() => stop());
    if (!signedIn || !wasStarted(signedIn)) return;
    const early = [`users/${signedIn.account.uid}`, ...firstDocuments(pathname)].map((path) =>
      data.watchDocument(path, ignore, ignore),
    );
    setTimeout(() => {
      for (const end of early) end();
    }, handedOverMs);
  }, ignore);
}

const ignore = () => undefined;

/** What cannot be drawn without. */
function firstDocuments(pathname: string): readonly string[] {
  if (routeOf(pathname) !== 'job') return [];
  const { jobId = '' } = paramsOf('job', pathname);
  return [jobPath(jobId), summaryPath(jobId)];
}
