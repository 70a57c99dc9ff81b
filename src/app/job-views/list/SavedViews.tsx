import { useState } from 'react';
import { longestQuery, readViews, type SavedView, storeViews, withView } from '../../../domain/savedViews';
import { Button } from '../../../ui/Button';
import { Dialog, DialogActions } from '../../../ui/Dialog';
import { Menu } from '../../../ui/Menu';
import { Notice } from '../../../ui/Notice';
import { showToast } from '../../../ui/showToast';
import { TextInput } from '../../../ui/TextInput';
import { useBackend } from '../../live/BackendContext';
import { explain } from '../../live/explain';
import { useAction } from '../../live/useAction';
import { useDocument } from '../../live/useLive';
import { useSession } from '../../session/SessionContext';

interface SavedViewsProps {
  readonly uid: string;
  /** The list's own path. */
  readonly path: string;
  /** The present filter, as an address has it; empty for the whole list. */
  readonly query: string;
}

/** Filters kept by name. They are addresses: choosing one is going there. */
export function SavedViews({ uid, path, query }: SavedViewsProps) {
  const { data } = useBackend();
  const { viewing } = useSession();
  const stored = useDocument<unknown>(`users/${uid}/settings/views`);
  const [naming, setNaming] = useState(false);
  const views = stored.status === 'ready' ? readViews(stored.value) : [];
  const save = useAction(async (next: readonly SavedView[]) => {
    await data.write(`users/${uid}/settings/views`, storeViews(next));
    setNaming(false);
  });
  /** From the menu there is no dialog to say so: a failure is told in passing. */
  const forget = useAction(async (view: SavedView) => {
    const store = (next: readonly SavedView[]): Promise<boolean> =>
      data.write(`users/${uid}/settings/views`, storeViews(next)).then(
        () => true,
        (error: unknown) => {
          const { title, message } = explain(error);
          const what = `The view “${view.name}” stays as it was. ${title}`;
          showToast({ tone: 'error', title: what, words: message });
          return false;
        },
      );
    if (!(await store(views.filter((one) => one !== view)))) return;
    showToast({
      tone: 'fixed',
      title: `The view “${view.name}” is forgotten`,
      action: { label: 'Keep it after all', run: () => void store(withView(views, view)) },
    });
  });
  const here = views.find((view) => view.query === query);
  const cantChange = viewing ? 'You are viewing as somebody else.' : reasonAgainst(stored.status);
  const cantSave = cantChange ?? tooLittleOrMuch(query);
  return (
    <>
      <Menu
        label={here ? here.name : 'Views'}
        name={here ? `Saved views: ${here.name}` : 'Saved views'}
        look="quiet"
        groups={[
          views.map(({ name, query: to }) => ({ label: name, to: to ? `${path}?${to}` : path })),
          [
            { label: 'Save this view', onChoose: () => setNaming(true), unavailable: cantSave },
            ...(here
              ? [
                  {
                    label: 'Forget this view',
                    onChoose: () => forget.run(here),
                    unavailable: cantChange,
                  },
                ]
              : []),
          ],
        ]}
      />
      <Dialog title="Save this view" open={naming} onClose={() => setNaming(false)}>
        <NameForm
          busy={save.state.status === 'busy'}
          error={save.state.status === 'failed' ? explain(save.state.error).message : undefined}
          onName={(name) => save.run(withView(views, { name, query }))}
          onClose={() => setNaming(false)}
        />
      </Dialog>
    </>
  );
}

/** All views are stored as one: as long as they have not been read, storing one would lose the others. */
function reasonAgainst(status: 'loading' | 'ready' | 'error'): string | undefined {
  switch (status) {
    case 'loading':
      return 'Your views are being read.';
    case 'error':
      return 'Your views couldn’t be read. Reload the page.';
    case 'ready':
      return undefined;
  }
}

function tooLittleOrMuch(query: string): string | undefined {
  if (query === '') return 'Set a filter first.';
  return query.length > longestQuery ? 'These filters are too long to keep. Take one away.' : undefined;
}

interface NameFormProps {
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

function NameForm({ busy, error, onName, onClose }: NameFormProps) {
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string>();
  return (
    <form
      noValidate
      css={{ display: 'grid', gap: '1rem' }}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === '') setFault('Give it a name.');
        else onName(name.trim());
      }}
    >
      <TextInput
        label="Name"
        hint="The filters and the order are kept. The same name replaces the former view."
        value={name}
        onText={setName}
        maxLength={40}
        error={fault}
        autoComplete="off"
      />
      {error && <Notice tone="error">{error}</Notice>}
      <DialogActions>
        <Button onClick={onClose}>Don’t save</Button>
        <Button look="primary" type="submit" busy={busy ? 'Saving the view' : undefined}>
          Save view
        </Button>
      </DialogActions>
    </form>
  );
}
