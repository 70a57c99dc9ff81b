import { Button } from '#ui/Button';
import { Section } from '#ui/Page';
import { showToast, type ToastMessage } from '#ui/showToast';
import { longWord, nothing, Row } from './Layout';

/** Each stays until it is closed, for a close look. */
const kinds: Readonly<Record<string, ToastMessage>> = {
  success: { title: 'Label saved', tone: 'fixed' },
  notice: { title: 'A new version is ready', words: 'Reload the page to update.', tone: 'notice' },
  warning: {
    title: '2 of 12 jobs skipped',
    words: 'They ended before they could be canceled.',
    tone: 'warning',
  },
  error: { title: 'Nothing was sent', words: 'You’re offline.', tone: 'error' },
  undo: {
    title: '12 jobs deleted',
    words: 'They’ll be permanently deleted in a minute.',
    action: { label: 'Undo', run: nothing },
  },
  'long words': { title: `View “${longWord}” deleted`, words: `${longWord}${longWord}` },
};

/** The results of actions, as toasts. */
export function Toasting() {
  return (
    <Section title="Toast">
      <Row>
        {Object.entries(kinds).map(([name, message]) => (
          <Button key={name} onClick={() => showToast({ ...message, stayMs: 0 })}>
            Show {name}
          </Button>
        ))}
      </Row>
    </Section>
  );
}
