/** A reader's own choice of light or dark, kept in this browser; without one the system decides. */
export type Theme = 'light' | 'dark';

const storageKey = 'plumbline-theme';

/**
 * Runs in <head> before the first paint, so that a chosen theme does not flash the other one first. The class `js` lets
 * styles hide what only a script makes useful.
 */
export const themeScript = `document.documentElement.classList.add('js');try{var t=localStorage.getItem('${storageKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;

/** The theme that is shown now. */
export function shownTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Shows a theme at once and keeps it; `undefined` goes back to the system's. */
export function chooseTheme(theme: Theme | undefined): void {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  try {
    if (theme) localStorage.setItem(storageKey, theme);
    else localStorage.removeItem(storageKey);
  } catch {
    // A browser that refuses storage still shows the choice until the page is left.
  }
}
