import { css } from '@emotion/react';
import { useState } from 'react';
import { ConfirmDialog } from '#app/forms/ConfirmDialog';
import { useBackend } from '#app/live/BackendContext';
import { type AccessMode, accessModes } from '#domain/access';
import { Button } from '#ui/Button';
import { color, radius, space, text } from '#ui/theme/tokens';
import { setAccessMode } from '../operations/settings';

interface ModeWords {
  readonly title: string;
  /** What it means for new visitors and for existing users. */
  readonly consequence: string;
}

const words: Record<AccessMode, ModeWords> = {
  open: {
    title: 'Open',
    consequence:
      'New users can start jobs as soon as they confirm their email address. The waitlist doesn’t change.',
  },
  waitlist: {
    title: 'Waitlist',
    consequence: 'New users wait until an admin approves them. Active accounts stay active.',
  },
  closed: {
    title: 'Closed',
    consequence:
      'No new sign-ups, except for email addresses that are already approved. Existing accounts work as before.',
  },
};

const choice = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `0 ${space(3)}`,
  padding: space(3),
  borderRadius: radius,
  cursor: 'pointer',
  '&:hover': { background: color.sunken },
});

export function AccessModeForm({ present }: { readonly present: AccessMode }) {
  const backend = useBackend();
  const [mode, setMode] = useState(present);
  const [asked, setAsked] = useState(false);
  return (
    <div css={{ display: 'grid', gap: space(3), justifyItems: 'start' }}>
      <fieldset css={{ display: 'grid', margin: 0, padding: 0, border: 0, width: '100%' }}>
        <legend css={{ padding: 0, fontSize: text.sm, color: color.inkSoft }}>Access mode</legend>
        {accessModes.map((value) => (
          <label key={value} css={choice}>
            <input
              type="radio"
              name="mode"
              checked={mode === value}
              onChange={() => setMode(value)}
              css={{ accentColor: color.accent, marginTop: '0.25rem' }}
            />
            <span css={{ fontWeight: 550 }}>
              {words[value].title}
              {value === present && <span css={{ fontWeight: 400, color: color.inkFaint }}> (current)</span>}
            </span>
            <span css={{ gridColumn: 2, color: color.inkSoft }}>{words[value].consequence}</span>
          </label>
        ))}
      </fieldset>
      <Button
        onClick={() => setAsked(true)}
        disabledReason={mode === present ? 'This mode is already active.' : undefined}
      >
        Change access mode
      </Button>
      <ConfirmDialog
        title={`Change access mode to “${words[mode].title}”?`}
        open={asked}
        onClose={() => setAsked(false)}
        action="Change access mode"
        working="Changing access mode"
        act={() => setAccessMode(backend, { mode })}
      >
        {words[mode].consequence}
      </ConfirmDialog>
    </div>
  );
}
