import { LocationProvider, navigate } from '@reach/router';
import { act, render } from '@testing-library/react';
import { BackendProvider } from '#app/live/BackendContext';
import { fakeBackend } from '#app/live/fakeBackend.fixture';
import { exampleSession } from '#app/session/exampleSession.fixture';
import { SessionContextProvider } from '#app/session/SessionContext';
import type { ReportPart } from '#domain/report';
import type { DataService, Query } from '#services/backend';
import { JobScreen } from './JobScreen';

/**
 * Renders the screen of the job `old` for a test.
 * @param documents by path: the document, null for none, an error for a rejection.
 * @param parts the job's findings.
 * @param search the query of the URL.
 * @returns a function that delivers a changed document.
 */
export function showJob(
  documents: Readonly<Record<string, object | null>>,
  parts: readonly ReportPart[] = [],
  search = '',
) {
  const listening = new Map<string, (found: never) => void>();
  const watchDocument: DataService['watchDocument'] = (path, next, fail) => {
    const found = documents[path];
    listening.set(path, next);
    if (found instanceof Error) fail(found);
    else if (found !== undefined) next(found as never);
    return () => undefined;
  };
  const readQuery = async ({ orderBy, after = 0, limit }: Query) => {
    const inOrder = orderBy[1] === 'asc' ? parts : [...parts].reverse();
    return inOrder.filter(({ n }) => n > Number(after)).slice(0, limit) as never;
  };
  const watchAdded: DataService['watchAdded'] = ({ after = 0 }, added) => {
    added(parts.filter(({ n }) => n > Number(after)) as never);
    return () => undefined;
  };
  const watchQuery: DataService['watchQuery'] = (_, next) => {
    next([]);
    return () => undefined;
  };
  Object.assign(globalThis, { scrollTo: () => undefined });
  Element.prototype.scrollIntoView = () => undefined;
  void navigate(`/dashboard/jobs/old${search}`, { replace: true });
  render(
    <LocationProvider>
      <BackendProvider value={fakeBackend({ data: { watchDocument, watchQuery, watchAdded, readQuery } })}>
        <SessionContextProvider value={exampleSession()}>
          <JobScreen jobId="old" />
        </SessionContextProvider>
      </BackendProvider>
    </LocationProvider>,
  );
  return (path: string, document: object) => act(() => listening.get(path)?.(document as never));
}
