import { useState } from 'react';
import { Dialog } from '#ui/Dialog';
import { Kbd } from '#ui/Kbd';
import { Checkbox } from '#ui/Select';
import { space } from '#ui/theme/tokens';
import { boundKeys, type KeyBinding, setSingleKeysEnabled, useKey, useSingleKeys } from './keys';

/** Lists the keyboard shortcuts of the current screen on `?`. */
export function KeyHelp() {
  const [keys, setKeys] = useState<readonly KeyBinding[]>();
  const work = useSingleKeys();
  useKey('?', 'Show keyboard shortcuts', () => setKeys(boundKeys()));
  return (
    <Dialog title="Keyboard shortcuts" open={keys !== undefined} onClose={() => setKeys(undefined)}>
      <dl
        css={{
          display: 'grid',
          gridTemplateColumns: 'max-content 1fr',
          gap: `${space(2)} ${space(4)}`,
          margin: 0,
          fontSize: '0.875rem',
        }}
      >
        <Row keys="Ctrl K" words="Open the command palette" />
        {keys?.map(({ key, words }) => (
          <Row key={key} keys={key} words={words} />
        ))}
      </dl>
      <Checkbox
        label="Enable single-key shortcuts"
        hint="Applies to this browser. All commands stay available with Ctrl K."
        checked={work}
        onCheck={setSingleKeysEnabled}
      />
    </Dialog>
  );
}

function Row({ keys, words }: { readonly keys: string; readonly words: string }) {
  return (
    <div css={{ display: 'contents' }}>
      <dt>
        <Kbd>{keys}</Kbd>
      </dt>
      <dd css={{ margin: 0 }}>{words}</dd>
    </div>
  );
}
