/**
 * Whether this visitor wants product analytics. Until they have chosen nothing is stored or sent; the choice itself is
 * the one thing that is kept. A browser that asks not to be tracked is obeyed, whatever was chosen before.
 */
export type Consent = 'granted' | 'declined' | 'undecided';

const consentKey = 'plumbline-consent';
const changed = 'plumbline-consent';

type Signals = Partial<Pick<Navigator, 'doNotTrack'>> & { readonly globalPrivacyControl?: unknown };

/** Do Not Track or Global Privacy Control (https://www.w3.org/TR/gpc/). */
export function browserRefuses(signals: Signals = navigator): boolean {
  return signals.globalPrivacyControl === true || signals.doNotTrack === '1';
}

/** For a browser that refuses storage: the choice holds until the page is left. */
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
    // Kept above, for as long as this page is open.
  }
  window.dispatchEvent(new Event(changed));
}

/** Told of every change, in this tab or another. */
export function watchConsent(listen: (consent: Consent) => void): () => void {
  const tell = () => listen(consent());
  const tellStored = ({ key }: StorageEvent) => {
    if (key === consentKey || key === null) tell();
  };
  window.addEventListener(changed, tell);
  window.addEventListener('storage', tellStored);
  return () => {
    window.removeEventListener(changed, tell);
    window.removeEventListener('storage', tellStored);
  };
}
