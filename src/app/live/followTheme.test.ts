/** @jest-environment jsdom */

import { chooseTheme } from '#ui/theme/choice';
import { followTheme, showOwnTheme } from './followTheme';

const shown = () => document.documentElement.dataset.theme;

afterEach(() => localStorage.clear());

test('a theme is followed once: what is chosen on a public page since stays', () => {
  followTheme('dark');
  expect(shown()).toBe('dark');
  chooseTheme('light');
  followTheme('dark');
  expect(shown()).toBe('light');
});

test('who chooses the same one again gets it', () => {
  showOwnTheme('dark');
  chooseTheme('light');
  showOwnTheme('dark');
  expect(shown()).toBe('dark');
  showOwnTheme('system');
  expect(shown()).toBeUndefined();
  // It was followed by being chosen.
  chooseTheme('light');
  followTheme('system');
  expect(shown()).toBe('light');
});
