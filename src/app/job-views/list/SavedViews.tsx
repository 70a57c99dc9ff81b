import { useState } from 'react';
import { useOffers } from '#app/keys/offers';
import { useBackend } from '#app/live/BackendContext';
import { explain } from '#app/live/explain';
import { useAction } from '#app/live/useAction';
import { useSession } from '#app/session/SessionContext';
import {
  longestQuery,
  mostViews,
  readViews,
  type SavedView,
  savedViewsPath,
  storeViews,
} from '#domain/savedViews';
import { Button } from '#ui/Button';
import { Dialog, DialogActions } from '#ui/Dialog';
import { Menu } from '#ui/Menu';
import { Notice } from '#ui/Notice';
import { showToast } from '#ui/showToast';
import { TextInput } from '#ui/TextInput';
import { useStoredViews } from './useStoredViews';
import { type ListKind, markedQuery, plainQuery, withViewOf } from './viewsOfList';

interface SavedViewsProps {
  readonly uid: string;
  readonly list: ListKind;
  /** The list's own path. */
  readonly path: string;
  /** The present filter, as an address has it; empty for the whole list. */
  readonly query: string;
}

/** Filters kept by name. They are addresses: choosing one is going there. */
export function SavedViews({ uid, list, path, query }: SavedViewsProps) {
  const { data } = useBackend();
  const { viewing } = useSession();
  const document = savedViewsPath(uid);
  const { status, all, views } = useStoredViews(uid, list);
  const [naming, setNaming] = useState(false);
  const save = useAction(async (next: readonly SavedView[]) => {
    await data.write(document, storeViews(next));
    setNaming(false);
  });
  /** Others may have been kept or forgotten since. */
  const bringBack = async (view: SavedView) => {
    const next = withViewOf(list, readViews(await data.readDocument(document)), view);
    if (next) await data.write(document, storeViews(next));
    else showToast({ tone: 'warning', title: `The view “${view.name}” stays forgotten`, words: noPlace });
  };
  /** From the menu there is no dialog to say so: a failure is told in passing. */
  const forget = useAction(async (view: SavedView) => {
    try {
      await data.write(document, storeViews(all.filter((one) => one !== view)));
    } catch (error) {
      return tellFailure(`The view “${view.name}” stays as it was.`, error);
    }
    showToast({
      tone: 'fixed',
      title: `The view “${view.name}” is forgotten`,
      action: {
        label: 'Keep it after all',
        run: () =>
          void bringBack(view).catch((error: unknown) =>
            tellFailure(`The view “${view.name}” stays forgotten.`, error),
          ),
      },
    });
  });
  const here = views.find((view) => plainQuery(view) === query);
  const kept = markedQuery(query, list);
  const cantChange = viewing ? 'You are viewing as somebody else.' : reasonAgainst(status);
  const cantSave = cantChange ?? tooLittleOrMuch(query, kept);
  useOffers([
    ...(cantSave ? [] : [{ words: 'Save this view', run: () => setNaming(true) }]),
    ...(here && !cantChange ? [{ words: 'Forget this view', run: () => forget.run(here) }] : []),
  ]);
  return (
    <>
      <Menu
        label={here ? here.name : 'Views'}
        name={here ? `Saved views: ${here.name}` : 'Saved views'}
        look="quiet"
        groups={[
          views.map((view) => {
            const to = plainQuery(view);
            return { label: view.name, to: to ? `${path}?${to}` : path };
          }),
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
          onName={(name) => {
            const next = withViewOf(list, all, { name, query: kept });
            if (next) save.run(next);
            return next ? undefined : noPlace;
          }}
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

function tooLittleOrMuch(query: string, kept: string): string | undefined {
  if (query === '') return 'Set a filter first.';
  return kept.length > longestQuery ? 'These filters are too long to keep. Take one away.' : undefined;
}

const noPlace = `You keep ${mostViews} views already, and there is no place for more. Forget one first, or replace one by its name.`;

function tellFailure(what: string, error: unknown): void {
  const { title, message } = explain(error);
  showToast({ tone: 'error', title: `${what} ${title}`, words: message });
}

interface NameFormProps {
  readonly busy: boolean;
  readonly error: string | undefined;
  /** @returns why it can't be kept. */
  readonly onName: (name: string) => string | undefined;
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
        setFault(name.trim() === '' ? 'Give it a name.' : onName(name.trim()));
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
