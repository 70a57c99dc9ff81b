import { useState } from 'react';
import { ErrorBoundary, Widget } from '#app/errors/ErrorBoundary';
import { Failure } from '#app/forms/Form';
import { useBackend } from '#app/live/BackendContext';
import { useAction } from '#app/live/useAction';
import { errorCatalog } from '#domain/errors';
import type { ExampleErrorRequest } from '#domain/operations';
import { errorReports } from '#services/errors';
import { Button } from '#ui/Button';
import { FactList } from '#ui/Facts';
import { Page, Section } from '#ui/Page';
import { space, text } from '#ui/theme/tokens';
import { AppProviders } from '../AppProviders';
import { useIsBrowser } from '../useIsBrowser';

const row = { display: 'flex', flexWrap: 'wrap', gap: space(2) } as const;

/** Triggers errors on purpose, to check what users see and what is reported. */
export function ErrorExamples() {
  if (!useIsBrowser()) return null;
  return (
    <ErrorBoundary area="The examples" variant="page">
      <AppProviders>
        <main css={{ maxWidth: '60rem', margin: '0 auto', padding: space(6), fontSize: text.sm }}>
          <Examples />
        </main>
      </AppProviders>
    </ErrorBoundary>
  );
}

function Examples() {
  const [attempt, setAttempt] = useState(0);
  return (
    <Page title="Error examples">
      <p css={{ margin: 0 }}>
        Error reporting is {errorReports() ? 'on' : 'off: nothing that breaks here is sent anywhere'}.
      </p>
      <Section title="While it is drawn">
        <div css={{ display: 'grid', gap: space(4) }}>
          <Fuse words="Break the whole page" />
          <ErrorBoundary area="The example" variant="area" resetKey={String(attempt)}>
            <Fuse words="Break this section" />
          </ErrorBoundary>
          <Widget area="The chart" key={attempt}>
            <Fuse words="Break this widget" />
          </Widget>
          <div>
            <Button variant="quiet" onClick={() => setAttempt(attempt + 1)}>
              Put all back
            </Button>
          </div>
        </div>
      </Section>
      <Section title="Outside of drawing">
        <div css={row}>
          <Button
            onClick={() => {
              throw new Error('Example: thrown by a button, for ada@example.com.');
            }}
          >
            Throw in a handler
          </Button>
          <Button onClick={() => void Promise.reject(new Error('Example: a rejected promise.'))}>
            Reject a promise
          </Button>
          <SlowTransaction />
        </div>
      </Section>
      <Section title="In a function (log in first)">
        <div css={{ display: 'grid', gap: space(3) }}>
          <CallAndFail kind="refusal" words="Be refused by a callable" />
          <CallAndFail kind="internal-error" words="Break a function" />
        </div>
      </Section>
      <Section title="The error catalog">
        <FactList
          facts={Object.entries(errorCatalog).map(([code, { title, message }]) => ({
            name: code,
            value: `${title}. ${message}`,
          }))}
        />
      </Section>
    </Page>
  );
}

function Fuse({ words }: { readonly words: string }) {
  const [blown, setBlown] = useState(false);
  if (blown) throw new Error('Example: broke while drawing.');
  return (
    <div>
      <Button onClick={() => setBlown(true)}>{words}</Button>
    </div>
  );
}

function CallAndFail({ kind, words }: ExampleErrorRequest & { readonly words: string }) {
  const { functions } = useBackend();
  const { state, run } = useAction(() => functions.call('exampleError', { kind }));
  return (
    <div css={{ display: 'grid', gap: space(2), justifyItems: 'start' }}>
      <Button onClick={run} busy={state.status === 'busy' ? 'Calling the function' : undefined}>
        {words}
      </Button>
      {state.status === 'failed' && <Failure error={state.error} />}
    </div>
  );
}

const slowMs = 3_000;

function SlowTransaction() {
  const { state, run } = useAction(async () => {
    await errorReports()?.traceSlowWork(slowMs);
  });
  return (
    <Button onClick={run} busy={state.status === 'busy' ? 'Working for 3 seconds' : undefined}>
      Trace slow work
    </Button>
  );
}
