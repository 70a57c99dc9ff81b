import { css } from '@emotion/react';
import { type FormEvent, useState } from 'react';
import { pathTo } from '#domain/routes';
import { capture } from '#services/analytics';
import { errorReports } from '#services/errors';
import { Button, buttonStyle } from '#ui/Button';
import { EmptyState } from '#ui/States';
import { TextArea } from '#ui/TextInput';
import { color, font, space, text } from '#ui/theme/tokens';

export type BrokenVariant = 'page' | 'area' | 'widget';

interface BrokenProps {
  readonly area: string;
  readonly variant: BrokenVariant;
  readonly id: string | undefined;
  readonly onRetry: () => void;
}

const code = css({ fontFamily: font.mono, fontSize: text.xs, overflowWrap: 'anywhere' });

/** Replaces a part that failed to render. */
export function Broken(props: BrokenProps) {
  switch (props.variant) {
    case 'page':
      return (
        <main css={{ maxWidth: '44rem', margin: '0 auto', padding: space(6) }}>
          <Explained {...props} />
        </main>
      );
    case 'area':
      return <Explained {...props} />;
    case 'widget':
      return <Small {...props} />;
  }
}

function Explained({ area, id, onRetry }: BrokenProps) {
  return (
    <div role="alert">
      <EmptyState
        title={`${area} couldn’t be displayed`}
        actions={
          <>
            <Button variant="primary" onClick={onRetry}>
              Try again
            </Button>
            <Button onClick={() => window.location.reload()}>Reload the page</Button>
            <a href={pathTo('home')} css={buttonStyle('plain')}>
              Go home
            </a>
          </>
        }
      >
        A problem on our side broke this part of the page. Your data is safe. If trying again doesn’t help,
        contact us with error ID <code css={code}>{id}</code>.
      </EmptyState>
      {id && errorReports() && <DescribeError id={id} />}
    </div>
  );
}

function Small({ area, id, onRetry }: BrokenProps) {
  return (
    <div role="alert" css={{ display: 'grid', justifyItems: 'start', gap: space(2), fontSize: text.sm }}>
      <p css={{ margin: 0, color: color.inkSoft }}>
        {area} couldn’t be displayed. The rest of the page works. Error ID: <code css={code}>{id}</code>
      </p>
      <Button variant="quiet" onClick={onRetry}>
        Try again
      </Button>
      {id && errorReports() && <DescribeError id={id} />}
    </div>
  );
}

/** Lets the user describe what happened; sent along with the error report. */
function DescribeError({ id }: { readonly id: string }) {
  const [words, setWords] = useState('');
  const [sent, setSent] = useState(false);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (words.trim() === '') return;
    void errorReports()?.describe(id, words.trim());
    capture('feedback sent', { about: 'error' });
    setSent(true);
  }

  if (sent) {
    return (
      <p role="status" css={{ margin: 0, fontSize: text.sm }}>
        Thank you. Your description was added to the error report.
      </p>
    );
  }
  return (
    <details css={{ fontSize: text.sm, paddingLeft: space(5) }}>
      <summary css={{ cursor: 'pointer', minHeight: '2rem' }}>Describe what happened</summary>
      <form
        onSubmit={onSubmit}
        css={{ display: 'grid', gap: space(3), maxWidth: '32rem', paddingTop: space(2) }}
      >
        <TextArea
          label="What were you doing when this happened?"
          name="description"
          rows={3}
          maxLength={2_000}
          value={words}
          onText={setWords}
        />
        <div>
          <Button type="submit">Send description</Button>
        </div>
      </form>
    </details>
  );
}
