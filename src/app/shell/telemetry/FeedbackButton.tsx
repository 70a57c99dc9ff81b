import { type FormEvent, useState } from 'react';
import { type ScreenCommand, useCommands } from '#app/keys/screenCommands';
import { capture, exposed, flag } from '#services/analytics';
import { errorReports } from '#services/errors';
import { Button } from '#ui/Button';
import { Dialog } from '#ui/Dialog';
import { TextArea } from '#ui/TextInput';
import { space } from '#ui/theme/tokens';

const noOffers: readonly ScreenCommand[] = [];

/** “Send feedback”, behind a feature flag. Sent like error reports, as a message without an error. */
export function FeedbackButton() {
  const [open, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const reports = errorReports();
  const isOffered = reports !== undefined && flag('feedback-button');
  const ask = () => {
    exposed('feedback-button');
    setOpen(true);
  };
  useCommands(isOffered ? [{ words: 'Send feedback', run: ask }] : noOffers);
  if (!isOffered) return null;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (words.trim() === '') return;
    void reports?.describe(undefined, words.trim());
    capture('feedback sent', { about: 'product' });
    setWords('');
    setOpen(false);
  }

  return (
    <>
      <Button variant="quiet" onClick={ask}>
        Send feedback
      </Button>
      <Dialog title="Send feedback" open={open} onClose={() => setOpen(false)}>
        <form onSubmit={onSubmit} css={{ display: 'grid', gap: space(4) }}>
          <TextArea
            label="What would you change? What’s missing?"
            name="feedback"
            rows={4}
            maxLength={2_000}
            value={words}
            onText={setWords}
          />
          <div>
            <Button type="submit" variant="primary">
              Send feedback
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
