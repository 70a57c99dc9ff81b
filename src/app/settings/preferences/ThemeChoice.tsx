import { css } from '@emotion/react';
import { showOwnTheme } from '#app/live/usePreferences';
import { type ThemeChoice as Choice, themes } from '#domain/preferences';
import { color, phone, space, text } from '#ui/theme/tokens';
import { type PreferenceFormProps, Saved } from './WithPreferences';

const labels: Record<Choice, string> = { system: 'System', light: 'Light', dark: 'Dark' };

const group = css({ display: 'flex', flexWrap: 'wrap', gap: space(5), margin: 0, padding: 0, border: 0 });

/** Selects the theme: shown immediately, and saved for every browser that the user logs in with. */
export function ThemeChoice({ preferences, save }: PreferenceFormProps) {
  const choose = (theme: Choice) => {
    showOwnTheme(theme);
    save.run({ appearance: { theme } });
  };
  return (
    <div css={{ display: 'grid', gap: space(2) }}>
      <fieldset css={group}>
        <legend css={{ padding: 0, marginBottom: space(2), fontSize: text.sm, color: color.inkSoft }}>
          Theme
        </legend>
        {themes.map((theme) => (
          <label
            key={theme}
            css={{
              display: 'inline-flex',
              alignItems: 'center',
              gap: space(2),
              fontSize: text.sm,
              [phone]: { minHeight: '2.75rem' },
            }}
          >
            <input
              type="radio"
              name="theme"
              checked={preferences.appearance.theme === theme}
              onChange={() => choose(theme)}
              css={{ accentColor: color.accent }}
            />
            {labels[theme]}
          </label>
        ))}
      </fieldset>
      <Saved state={save.state} />
    </div>
  );
}
