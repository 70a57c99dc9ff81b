import { css } from '@emotion/react';
import { buttonStyle } from './Button';
import { consentActions } from './consentActions';
import { color, phone, radius, shadow, space, text } from './theme/tokens';

const card = css({
  position: 'fixed',
  insetInlineStart: space(4),
  bottom: space(4),
  zIndex: 6,
  display: 'grid',
  gap: space(3),
  width: 'min(26rem, calc(100vw - 2rem))',
  padding: space(5),
  border: `1px solid ${color.line}`,
  borderRadius: radius,
  background: color.raised,
  color: color.ink,
  boxShadow: shadow,
  fontSize: text.sm,
  lineHeight: 1.5,
  '&[hidden]': { display: 'none' },
  // Above the application's navigation, which is at the bottom there.
  [phone]: { bottom: '5.5rem' },
});

interface ConsentBannerProps {
  /** In static HTML, where a script shows it. */
  readonly hidden?: boolean;
  readonly onAllow?: () => void;
  readonly onDecline?: () => void;
}

/** Asks once, in a corner. It blocks nothing, and both answers are equally easy. */
export function ConsentBanner({ hidden, onAllow, onDecline }: ConsentBannerProps) {
  return (
    <section aria-label="Analytics" css={card} hidden={hidden} data-consent-banner>
      <p css={{ margin: 0 }}>
        Can we collect anonymous usage data to improve Plumbline? No cookies, no advertising, and never the
        URLs you check or what you type. Nothing is stored or sent until you choose.
      </p>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
        <button type="button" css={buttonStyle('plain')} data-action={consentActions.allow} onClick={onAllow}>
          Allow analytics
        </button>
        <button
          type="button"
          css={buttonStyle('plain')}
          data-action={consentActions.decline}
          onClick={onDecline}
        >
          Decline analytics
        </button>
      </div>
    </section>
  );
}
