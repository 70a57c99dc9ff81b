/** @jest-environment jsdom */

import { chooseTheme } from '#ui/theme/choice';
import { followTheme, showOwnTheme } from './usePreferences';

const shown = () => document.documentElement.dataset.theme;

afterEach(() => localStorage.clear());

test('follows a theme once, and keeps a later choice on a public page', () => {
  followTheme('dark');
  expect(shown()).toBe('dark');
  chooseTheme('light');
  followTheme('dark');
  expect(shown()).toBe('light');
});

test('applies the same theme when it is selected again', () => {
  showOwnTheme('dark');
  chooseTheme('light');
  showOwnTheme('dark');
  expect(shown()).toBe('dark');
  showOwnTheme('system');
  expect(shown()).toBeUndefined();
  // Selecting it counted as following it.
  chooseTheme('light');
  followTheme('system');
  expect(shown()).toBe('light');
});
