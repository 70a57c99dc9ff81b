import { useState } from 'react';
import { Button } from '#ui/Button';
import { Dialog, DialogActions } from '#ui/Dialog';
import { Notice } from '#ui/Notice';
import { Section } from '#ui/Page';
import { TextInput } from '#ui/TextInput';
import { longWord, nothing, Row } from './Layout';

/** Taller than a phone’s screen. */
const runs = Array.from({ length: 30 }, (_, at) => `Run ${at + 1}`);

type Kind = 'question' | 'form' | 'long';

/** Modal dialogs. */
export function Dialogs() {
  const [open, setOpen] = useState<Kind>();
  const close = () => setOpen(undefined);
  return (
    <Section title="Dialog">
      <Row>
        <Button onClick={() => setOpen('question')}>Open the dialog</Button>
        <Button onClick={() => setOpen('form')}>Open the form</Button>
        <Button onClick={() => setOpen('long')}>Open the long one</Button>
      </Row>
      <Dialog title="Cancel this job?" open={open === 'question'} onClose={close}>
        <p css={{ margin: 0 }}>What it has found so far is kept.</p>
        <DialogActions>
          <Button onClick={close}>Keep running</Button>
          <Button variant="danger" onClick={close}>
            Cancel job
          </Button>
        </DialogActions>
      </Dialog>
      <Dialog title="Save this view" open={open === 'form'} onClose={close}>
        <TextInput label="Name" value="" onText={nothing} error="Enter a name." />
        <Notice tone="error">You’re offline. What you typed is still here.</Notice>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" busy="Saving the view">
            Save view
          </Button>
        </DialogActions>
      </Dialog>
      <Dialog title={`Delete ${longWord}.example?`} open={open === 'long'} onClose={close}>
        {runs.map((run) => (
          <p key={run} css={{ margin: 0 }}>
            {run} and what it has found go with it.
          </p>
        ))}
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button variant="danger" onClick={close}>
            Delete this site
          </Button>
        </DialogActions>
      </Dialog>
    </Section>
  );
}
