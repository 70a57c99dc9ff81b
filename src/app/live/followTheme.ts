import type { ThemeChoice } from '#domain/preferences';
import { chooseTheme } from '#ui/theme/choice';

const storageKey = 'plumbline-theme-followed';

let savings = 0;

/** Until a theme that was chosen here is saved, what is told of the stored one is older than it. */
export async function untilSaved(saved: Promise<void>): Promise<void> {
  savings += 1;
  try {
    await saved;
  } finally {
    savings -= 1;
  }
}

/**
 * Shows the theme of a person's preferences where it is news to this browser. One that was followed before is not
 * forced again on somebody who has chosen another on a public page since.
 */
export function followTheme(theme: ThemeChoice): void {
  if (savings === 0 && isNews(theme)) showOwnTheme(theme);
}

/** Shows the theme that somebody chooses for themselves, be it news or not, and remembers that it was followed. */
export function showOwnTheme(theme: ThemeChoice): void {
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // A browser that refuses storage follows on every page.
  }
  chooseTheme(theme === 'system' ? undefined : theme);
}

function isNews(theme: ThemeChoice): boolean {
  try {
    return (localStorage.getItem(storageKey) ?? 'system') !== theme;
  } catch {
    return true;
  }
}
