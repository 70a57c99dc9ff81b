import { capture, exposed, pageViewed, startAnalytics } from '../../services/analytics';
import { chooseConsent, consent, watchConsent } from '../../services/consent';
import { mayReportErrors, mayUseAnalytics } from '../../services/environment/enabled';
import { startErrorReports } from '../../services/errors';
import { consentActions } from '../../ui/consentActions';
import { onAction } from './actions';

/** Holds errors until a client reports them. On a public page, it is only loaded if there is an error. */
export function reportErrors(): void {
  if (mayReportErrors()) startErrorReports('first-error');
}

/** Asks for consent to analytics and counts the page view with consent. Does nothing in a build without a key. */
export function offerAnalytics(): void {
  if (!mayUseAnalytics()) return;
  const banner = document.querySelector<HTMLElement>('[data-consent-banner]');
  const show = (shown: boolean) => {
    if (banner) banner.hidden = !shown;
  };
  onAction(consentActions.allow, () => chooseConsent('granted'));
  onAction(consentActions.decline, () => chooseConsent('declined'));
  onAction(consentActions.open, () => show(true));
  for (const link of document.querySelectorAll<HTMLElement>(`[data-action="${consentActions.open}"]`))
    link.hidden = false;
  show(consent() === 'undecided');
  // Before the watcher below, so that analytics is ready when it captures.
  startAnalytics();
  watchConsent((chosen) => {
    show(false);
    if (chosen === 'granted') viewed();
  });
  viewed();
  countClicks();
}

function viewed(): void {
  pageViewed(location.pathname);
  if (location.pathname === '/') exposed('home-heading');
  if (location.pathname === '/waitlist/joined') capture('waitlist joined', {});
}

const places = ['hero', 'closing', 'pricing'] as const;

function countClicks(): void {
  onAction('search', () => capture('search opened', {}));
  document.addEventListener('click', ({ target }) => {
    const link =
      target instanceof Element &&
      target.closest<HTMLElement>('a[href^="/auth/signup"], a[href^="/waitlist"]');
    if (link) capture('call to action', { place: placeOf(link) });
  });
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement && target.matches('[data-check]'))
      capture('call to action', { place: placeOf(target) });
  });
}

function placeOf(element: Element) {
  const named = element.closest<HTMLElement>('[data-place]')?.dataset.place;
  if (element.closest('header')) return 'header';
  return places.find((known) => known === named) ?? 'elsewhere';
}
