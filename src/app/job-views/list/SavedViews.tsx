import { useState } from 'react';
import { useCommands } from '#app/keys/screenCommands';
import { useBackend } from '#app/live/BackendContext';
import { explain } from '#app/live/explain';
import { useAction } from '#app/live/useAction';
import { useSession } from '#app/session/SessionContext';
import { paths } from '#domain/collections';
import { maxQueryLength, maxViews, readViews, type SavedView, storeViews } from '#domain/savedViews';
import { Button } from '#ui/Button';
import { Dialog, DialogActions } from '#ui/Dialog';
import { Menu } from '#ui/Menu';
import { Notice } from '#ui/Notice';
import { showToast } from '#ui/showToast';
import { TextInput } from '#ui/TextInput';
import { type ListKind, markedQuery, plainQuery, useStoredViews, withViewOf } from './viewsOfList';

interface SavedViewsProps {
  readonly uid: string;
  readonly list: ListKind;
  /** The list's own path. */
  readonly path: string;
  /** The current filter as a URL query; empty for the whole list. */
  readonly query: string;
}

/** Lists filters that were saved by name. They are URLs: selecting one navigates to it. */
export function SavedViews({ uid, list, path, query }: SavedViewsProps) {
  const { data } = useBackend();
  const { viewing } = useSession();
  const document = paths.savedViews(uid);
  const { status, all, views } = useStoredViews(uid, list);
  const [naming, setNaming] = useState(false);
  const save = useAction(async (next: readonly SavedView[]) => {
    await data.write(document, storeViews(next));
    setNaming(false);
  });
  /** Other views may have been saved or deleted since. */
  const bringBack = async (view: SavedView) => {
    const next = withViewOf(list, readViews(await data.readDocument(document)), view);
    if (next) await data.write(document, storeViews(next));
    else showToast({ tone: 'warning', title: `Couldn’t restore the view “${view.name}”`, words: noPlace });
  };
  /** The menu has no dialog for errors, so a failure is shown in a toast. */
  const forget = useAction(async (view: SavedView) => {
    try {
      await data.write(document, storeViews(all.filter((one) => one !== view)));
    } catch (error) {
      return tellFailure(`Couldn’t delete the view “${view.name}”.`, error);
    }
    showToast({
      tone: 'fixed',
      title: `View “${view.name}” deleted`,
      action: {
        label: 'Undo',
        run: () =>
          void bringBack(view).catch((error: unknown) =>
            tellFailure(`Couldn’t restore the view “${view.name}”.`, error),
          ),
      },
    });
  });
  const here = views.find((view) => plainQuery(view) === query);
  const storedQuery = markedQuery(query, list);
  const cantChange = viewing ? 'You’re viewing as another user.' : reasonAgainst(status);
  const cantSave = cantChange ?? tooLittleOrMuch(query, storedQuery);
  useCommands([
    ...(cantSave ? [] : [{ words: 'Save this view', run: () => setNaming(true) }]),
    ...(here && !cantChange ? [{ words: 'Delete this view', run: () => forget.run(here) }] : []),
  ]);
  return (
    <>
      <Menu
        label={here ? here.name : 'Views'}
        name={here ? `Saved views: ${here.name}` : 'Saved views'}
        variant="quiet"
        groups={[
          views.map((view) => {
            const to = plainQuery(view);
            return { label: view.name, to: to ? `${path}?${to}` : path };
          }),
          [
            { label: 'Save this view', onChoose: () => setNaming(true), disabledReason: cantSave },
            ...(here
              ? [
                  {
                    label: 'Delete this view',
                    onChoose: () => forget.run(here),
                    disabledReason: cantChange,
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
            const next = withViewOf(list, all, { name, query: storedQuery });
            if (next) save.run(next);
            return next ? undefined : noPlace;
          }}
          onClose={() => setNaming(false)}
        />
      </Dialog>
    </>
  );
}

/** All views are stored in one field, so saving before they are loaded would lose the others. */
function reasonAgainst(status: 'loading' | 'ready' | 'error'): string | undefined {
  switch (status) {
    case 'loading':
      return 'Your views are still loading.';
    case 'error':
      return 'Couldn’t load your views. Reload the page.';
    case 'ready':
      return undefined;
  }
}

function tooLittleOrMuch(query: string, storedQuery: string): string | undefined {
  if (query === '') return 'Set a filter first.';
  return storedQuery.length > maxQueryLength ? 'These filters are too long to save. Remove one.' : undefined;
}

const noPlace = `You’ve reached the limit of ${maxViews} saved views. Delete one first, or reuse its name to replace it.`;

function tellFailure(what: string, error: unknown): void {
  const { title, message } = explain(error);
  showToast({ tone: 'error', title: `${what} ${title}`, words: message });
}

interface NameFormProps {
  readonly busy: boolean;
  readonly error: string | undefined;
  /** @returns why it can't be saved. */
  readonly onName: (name: string) => string | undefined;
  readonly onClose: () => void;
}

function NameForm({ busy, error, onName, onClose }: NameFormProps) {
  const [name, setName] = useState('');
  const [validationError, setValidationError] = useState<string>();
  return (
    <form
      noValidate
      css={{ display: 'grid', gap: '1rem' }}
      onSubmit={(event) => {
        event.preventDefault();
        setValidationError(name.trim() === '' ? 'Enter a name.' : onName(name.trim()));
      }}
    >
      <TextInput
        label="Name"
        hint="Saves the filters and the sort order. An existing view with the same name is replaced."
        value={name}
        onText={setName}
        maxLength={40}
        error={validationError}
        autoComplete="off"
      />
      {error && <Notice tone="error">{error}</Notice>}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" type="submit" busy={busy ? 'Saving the view' : undefined}>
          Save view
        </Button>
      </DialogActions>
    </form>
  );
}
