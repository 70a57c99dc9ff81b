/**
 * Whether this visitor has consented to product analytics. Until they choose, nothing is stored or sent. The choice
 * itself is stored. A browser that asks not to be tracked is respected, whatever was chosen before.
 */
export type Consent = 'granted' | 'declined' | 'undecided';

const consentKey = 'plumbline-consent';
const changed = 'plumbline-consent';

type Signals = Partial<Pick<Navigator, 'doNotTrack'>> & { readonly globalPrivacyControl?: unknown };

/** Do Not Track or Global Privacy Control (https://www.w3.org/TR/gpc/). */
export function browserRefuses(signals: Signals = navigator): boolean {
  return signals.globalPrivacyControl === true || signals.doNotTrack === '1';
}

/** For browsers that block storage: the choice applies until the page is closed. */
let unstored: Consent = 'undecided';

export function consent(): Consent {
  if (browserRefuses()) return 'declined';
  try {
    const stored = localStorage.getItem(consentKey);
    return stored === 'granted' || stored === 'declined' ? stored : unstored;
  } catch {
    return unstored;
  }
}

export function chooseConsent(choice: Exclude<Consent, 'undecided'>): void {
  unstored = choice;
  try {
    localStorage.setItem(consentKey, choice);
  } catch {
    // Stored above, while this page is open.
  }
  window.dispatchEvent(new Event(changed));
}

/** Called on every change, in this tab or another. */
export function watchConsent(listen: (consent: Consent) => void): () => void {
  const notify = () => listen(consent());
  const tellStored = ({ key }: StorageEvent) => {
    if (key === consentKey || key === null) notify();
  };
  window.addEventListener(changed, notify);
  window.addEventListener('storage', tellStored);
  return () => {
    window.removeEventListener(changed, notify);
    window.removeEventListener('storage', tellStored);
  };
}
