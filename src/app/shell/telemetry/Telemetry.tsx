import { useLocation } from '@reach/router';
import { useEffect, useRef } from 'react';
import { useConsent } from '#app/live/useConsent';
import { useSession } from '#app/session/SessionContext';
import { forgetPerson, identify, pageViewed, startAnalytics } from '#services/analytics';
import { chooseConsent } from '#services/consent';
import { mayUseAnalytics } from '#services/environment/enabled';
import { errorReports } from '#services/errors';
import { ConsentBanner } from '#ui/ConsentBanner';

/** Sets the current page for error reports and, with consent, also the user for analytics. */
export function Telemetry() {
  const { pathname } = useLocation();
  const { session, account, viewing } = useSession();
  const allowed = useConsent() === 'granted';
  useEffect(startAnalytics, []);

  useEffect(() => {
    errorReports()?.pageShown();
    if (allowed) pageViewed(pathname);
  }, [pathname, allowed]);

  // An admin in a view is not that user.
  const uid = session.status === 'signed-in' && !viewing ? account?.uid : undefined;
  const known = useRef<string>();
  useEffect(() => {
    if (!allowed) {
      known.current = undefined;
    } else if (uid) {
      identify(uid);
      known.current = uid;
    } else if (session.status === 'signed-out' && known.current) {
      forgetPerson();
      known.current = undefined;
    }
  }, [allowed, uid, session.status]);

  return <AskConsent />;
}

/**
 * Asks for consent where analytics are configured, unless the visitor has chosen or their browser has
 * answered for them.
 */
function AskConsent() {
  if (useConsent() !== 'undecided' || !mayUseAnalytics()) return null;
  return (
    <ConsentBanner onAllow={() => chooseConsent('granted')} onDecline={() => chooseConsent('declined')} />
  );
}
