import { useConsent } from '#app/live/useConsent';
import { chooseConsent } from '#services/consent';
import { mayAnalyse } from '#services/environment/glance';
import { ConsentBanner } from '#ui/ConsentBanner';

/**
 * Asks for consent where analytics are configured, unless the visitor has chosen or their browser has
 * answered for them.
 */
export function AskConsent() {
  if (useConsent() !== 'undecided' || !mayAnalyse()) return null;
  return (
    <ConsentBanner onAllow={() => chooseConsent('granted')} onDecline={() => chooseConsent('declined')} />
  );
}
