import { useState } from 'react';
import { Button } from '#ui/Button';
import { Dialog, DialogActions } from '#ui/Dialog';
import { Kbd } from '#ui/Kbd';
import { Menu } from '#ui/Menu';
import { NewWaiting } from '#ui/NewWaiting';
import { Notice } from '#ui/Notice';
import { Section } from '#ui/Page';
import { TextInput } from '#ui/TextInput';
import { longWord, nothing, Row } from './Layout';

/** Menus and other overlays. */
export function Overlays() {
  return (
    <>
      <Section title="Menu">
        <Row>
          <Menu
            label="Actions"
            groups={[
              [
                { label: 'Retry jobs', onChoose: nothing, shortcut: 'r' },
                { label: 'Cancel jobs', onChoose: nothing, disabledReason: 'All of them have ended.' },
                { label: 'Documentation', to: '/docs' },
                { label: `Check ${longWord}.example`, onChoose: nothing },
              ],
              [{ label: 'Delete jobs', onChoose: nothing, danger: true }],
            ]}
          />
          <Menu
            label="Views"
            variant="quiet"
            groups={[[{ label: 'Save this view', onChoose: nothing, disabledReason: 'Set a filter first.' }]]}
          />
        </Row>
      </Section>
      <Section title="Keys">
        <Row>
          {['j', 'k', '?', 'Esc', 'Ctrl K'].map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </Row>
      </Section>
      <Section title="NewWaiting">
        <NewWaiting words="Show 12 new findings" waiting onShow={nothing} />
        <p css={{ margin: 0, paddingTop: '3.25rem' }}>It overlays the list it refers to.</p>
      </Section>
    </>
  );
}

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
