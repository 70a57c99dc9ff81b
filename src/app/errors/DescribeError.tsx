import { type FormEvent, useState } from 'react';
import { capture } from '#services/analytics';
import { errorReports } from '#services/errors';
import { Button } from '#ui/Button';
import { TextArea } from '#ui/TextInput';
import { space, text } from '#ui/theme/tokens';

/** Lets the user describe what happened; sent along with the error report. */
export function DescribeError({ id }: { readonly id: string }) {
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
