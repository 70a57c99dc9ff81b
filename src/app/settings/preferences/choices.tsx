import { css } from '@emotion/react';
import { useConsent } from '#app/live/useConsent';
import { showOwnTheme } from '#app/live/usePreferences';
import { type ThemeChoice as Choice, type Preferences, themes } from '#domain/preferences';
import { browserRefuses, type Consent, chooseConsent } from '#services/consent';
import { mayUseAnalytics } from '#services/environment/enabled';
import { Checkbox } from '#ui/Select';
import { color, phone, space, text } from '#ui/theme/tokens';
import { type PreferenceFormProps, Saved } from './WithPreferences';

const labels: Record<Choice, string> = { system: 'System', light: 'Light', dark: 'Dark' };

/** Selects the theme: shown immediately, and saved for every browser that the user logs in with. */
export function ThemeChoice({ preferences, save }: PreferenceFormProps) {
  const choose = (theme: Choice) => {
    showOwnTheme(theme);
    save.run({ appearance: { theme } });
  };
  return (
    <div css={{ display: 'grid', gap: space(2) }}>
      <Radios
        legend="Theme"
        name="theme"
        options={themes.map((theme) => [theme, labels[theme]] as const)}
        chosen={preferences.appearance.theme}
        onChoose={choose}
      />
      <Saved state={save.state} />
    </div>
  );
}

type Notification = keyof Preferences['notifications'];

const words: Record<Notification, { label: string; hint: string }> = {
  gotWorse: {
    label: 'A site got worse',
    hint: 'A scheduled job found more problems than the previous run, or failed.',
  },
  jobFailed: { label: 'A job failed', hint: 'Includes why the job failed.' },
  jobSucceeded: { label: 'A job succeeded', hint: 'Whenever a report is ready.' },
};

const order: readonly Notification[] = ['gotWorse', 'jobFailed', 'jobSucceeded'];

/** Edits the notification settings; each change is saved immediately. */
export function Notifications({ preferences, save }: PreferenceFormProps) {
  const { notifications } = preferences;
  return (
    <div css={{ display: 'grid', gap: space(3) }}>
      <p css={{ margin: 0 }}>Email me when</p>
      {order.map((name) => (
        <Checkbox
          key={name}
          {...words[name]}
          checked={notifications[name]}
          onCheck={(checked) => save.run({ notifications: { [name]: checked } })}
        />
      ))}
      <Saved state={save.state} />
    </div>
  );
}

const paragraph = css({ margin: 0, fontSize: text.sm, color: color.inkSoft });

const choices: readonly (readonly [Exclude<Consent, 'undecided'>, string])[] = [
  ['granted', 'Allow'],
  ['declined', 'Decline'],
];

/** Applies to this browser, immediately. */
export function AnalyticsChoice() {
  const chosen = useConsent();
  if (!mayUseAnalytics()) return <p css={paragraph}>Analytics is off on this installation.</p>;
  if (browserRefuses()) {
    return <p css={paragraph}>Analytics is off because your browser sends a “do not track” signal.</p>;
  }
  return (
    <div css={{ display: 'grid', gap: space(2) }}>
      <p css={paragraph}>
        Analytics shows us how Plumbline is used. It sets no cookies and never collects the URLs you check or
        what you type. If you decline, we delete the analytics data stored in this browser.
      </p>
      <Radios
        legend="Analytics in this browser"
        name="analytics"
        options={choices}
        chosen={chosen}
        onChoose={chooseConsent}
      />
    </div>
  );
}

const group = css({ display: 'flex', flexWrap: 'wrap', gap: space(5), margin: 0, padding: 0, border: 0 });

const option = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  fontSize: text.sm,
  [phone]: { minHeight: '2.75rem' },
});

interface RadiosProps<Value extends string> {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly (readonly [Value, string])[];
  /** None of the options if nothing has been chosen. */
  readonly chosen: string;
  readonly onChoose: (value: Value) => void;
}

function Radios<Value extends string>({ legend, name, options, chosen, onChoose }: RadiosProps<Value>) {
  return (
    <fieldset css={group}>
      <legend css={{ padding: 0, marginBottom: space(2), fontSize: text.sm, color: color.inkSoft }}>
        {legend}
      </legend>
      {options.map(([value, label]) => (
        <label key={value} css={option}>
          <input
            type="radio"
            name={name}
            checked={chosen === value}
            onChange={() => onChoose(value)}
            css={{ accentColor: color.accent }}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
