import { css } from '@emotion/react';
import { useConsent } from '#app/live/useConsent';
import { browserRefuses, type Consent, chooseConsent } from '#services/consent';
import { mayUseAnalytics } from '#services/environment/enabled';
import { color, phone, space, text } from '#ui/theme/tokens';

const group = css({ display: 'flex', flexWrap: 'wrap', gap: space(5), margin: 0, padding: 0, border: 0 });
const words = css({ margin: 0, fontSize: text.sm, color: color.inkSoft });

const choices: readonly (readonly [Exclude<Consent, 'undecided'>, string])[] = [
  ['granted', 'Allow'],
  ['declined', 'Decline'],
];

/** Applies to this browser, immediately. */
export function AnalyticsChoice() {
  const chosen = useConsent();
  if (!mayUseAnalytics()) return <p css={words}>Analytics is off on this installation.</p>;
  if (browserRefuses()) {
    return <p css={words}>Analytics is off because your browser sends a “do not track” signal.</p>;
  }
  return (
    <div css={{ display: 'grid', gap: space(2) }}>
      <p css={words}>
        Analytics shows us how Plumbline is used. It sets no cookies and never collects the URLs you check or
        what you type. If you decline, we delete the analytics data stored in this browser.
      </p>
      <fieldset css={group}>
        <legend css={{ padding: 0, marginBottom: space(2), fontSize: text.sm, color: color.inkSoft }}>
          Analytics in this browser
        </legend>
        {choices.map(([choice, label]) => (
          <label
            key={choice}
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
              name="analytics"
              checked={chosen === choice}
              onChange={() => chooseConsent(choice)}
              css={{ accentColor: color.accent }}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
