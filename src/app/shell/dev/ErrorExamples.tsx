import { useState } from 'react';
import { errorCatalogue } from '../../../domain/errors';
import { Button } from '../../../ui/Button';
import { FactList } from '../../../ui/Facts';
import { Page, Section } from '../../../ui/Page';
import { space } from '../../../ui/theme/tokens';
import { ErrorBoundary } from '../ErrorBoundary';

/** Sets errors off on purpose, to see what a person sees and what reaches us. */
export function ErrorExamples() {
  const [attempt, setAttempt] = useState(0);
  return (
    <main css={{ maxWidth: '60rem', margin: '0 auto', padding: space(6), fontSize: '0.875rem' }}>
      <Page title="Error examples">
        <Section title="A screen that breaks while it is drawn">
          <ErrorBoundary area="The example" resetKey={String(attempt)}>
            <Fuse />
          </ErrorBoundary>
          <Button look="quiet" onClick={() => setAttempt(attempt + 1)}>
            Put it back
          </Button>
        </Section>
        <Section title="Errors outside of drawing">
          <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
            <Button
              onClick={() => {
                throw new Error('Example: thrown by a button.');
              }}
            >
              Throw in a handler
            </Button>
            <Button onClick={() => void Promise.reject(new Error('Example: a rejected promise.'))}>
              Reject a promise
            </Button>
          </div>
        </Section>
        <Section title="The error catalogue">
          <FactList
            facts={Object.entries(errorCatalogue).map(([code, { title, message }]) => ({
              name: code,
              value: `${title}. ${message}`,
            }))}
          />
        </Section>
      </Page>
    </main>
  );
}

function Fuse() {
  const [blown, setBlown] = useState(false);
  if (blown) throw new Error('Example: broke while drawing.');
  return <Button onClick={() => setBlown(true)}>Break this section</Button>;
}
