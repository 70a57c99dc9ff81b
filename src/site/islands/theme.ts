import { chooseTheme, shownTheme } from '../../ui/theme/choice';
import { onAction } from './clicks';

export function switchTheme(): void {
  onAction('theme', () => chooseTheme(shownTheme() === 'dark' ? 'light' : 'dark'));
}
