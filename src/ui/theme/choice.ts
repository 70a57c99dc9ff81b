/** The user's choice of theme, stored in this browser. Without it, the system's theme applies. */
export type Theme = 'light' | 'dark';

const storageKey = 'plumbline-theme';

/**
 * Runs in <head> before the first paint, so that the other theme doesn't flash first. The class `js` lets styles hide
 * what only scripts make useful.
 */
export const themeScript = `document.documentElement.classList.add('js');try{var t=localStorage.getItem('${storageKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;

/** Returns the theme that is currently shown. */
export function shownTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Applies a theme immediately and stores it. `undefined` goes back to the system's. */
export function chooseTheme(theme: Theme | undefined): void {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  try {
    if (theme) localStorage.setItem(storageKey, theme);
    else localStorage.removeItem(storageKey);
  } catch {
    // If the browser blocks storage, the choice applies until the page is closed.
  }
}
