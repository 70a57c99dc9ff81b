import { useState } from 'react';
import { Button } from '../../../../ui/Button';
import { Dialog, DialogActions } from '../../../../ui/Dialog';
import { Kbd } from '../../../../ui/Kbd';
import { Menu } from '../../../../ui/Menu';
import { Section } from '../../../../ui/Page';
import { showToast } from '../../../../ui/showToast';
import { Tooltip } from '../../../../ui/Tooltip';
import { Row } from './Layout';

const nothing = () => undefined;

/** What floats above the screen. */
export function Overlays() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Section title="Menu, Tooltip, Keys">
        <Row>
          <Menu
            label="Actions"
            groups={[
              [
                { label: 'Retry jobs', onChoose: nothing, shortcut: 'r' },
                { label: 'Cancel jobs', onChoose: nothing, unavailable: 'All of them have ended.' },
                { label: 'Documentation', to: '/docs' },
              ],
              [{ label: 'Delete jobs', onChoose: nothing, danger: true }],
            ]}
          />
          <Tooltip words="Counted from the findings of the last run">
            <Button>Score</Button>
          </Tooltip>
          <Kbd>j</Kbd>
          <Kbd>Ctrl K</Kbd>
        </Row>
      </Section>
      <Section title="Toast">
        <Row>
          <Button onClick={() => showToast({ title: 'Label saved', tone: 'fixed' })}>Show success</Button>
          <Button
            onClick={() =>
              showToast({
                title: '12 jobs deleted',
                words: 'They are gone for good in a minute.',
                action: { label: 'Undo', run: nothing },
                stayMs: 0,
              })
            }
          >
            Show undo
          </Button>
          <Button
            onClick={() => showToast({ title: 'Nothing was sent', words: 'You are offline.', tone: 'error' })}
          >
            Show error
          </Button>
        </Row>
      </Section>
      <Section title="Dialog">
        <Button onClick={() => setOpen(true)}>Open the dialog</Button>
        <Dialog title="Stop checking example.com?" open={open} onClose={() => setOpen(false)}>
          <p css={{ margin: 0 }}>What it has found so far is kept.</p>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Keep it running</Button>
            <Button look="danger" onClick={() => setOpen(false)}>
              Cancel this job
            </Button>
          </DialogActions>
        </Dialog>
      </Section>
    </>
  );
}
