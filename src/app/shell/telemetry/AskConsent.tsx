import { useConsent } from '#app/live/useConsent';
import { chooseConsent } from '#services/consent';
import { mayAnalyse } from '#services/environment/glance';
import { ConsentBanner } from '#ui/ConsentBanner';

/** Where there are analytics, asks whoever has not chosen and whose browser has not answered for them. */
export function AskConsent() {
  if (useConsent() !== 'undecided' || !mayAnalyse()) return null;
  return (
    <ConsentBanner onAllow={() => chooseConsent('granted')} onDecline={() => chooseConsent('declined')} />
  );
}
