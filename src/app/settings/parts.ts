interface SettingsPart {
  readonly id: string;
  /** Its heading, and its entry in the contents. */
  readonly title: string;
  /** What is done there, which users search for in the command palette. */
  readonly words: string;
}

/** The parts of the settings, in order. An ID is part of a URL: `/dashboard/settings#export`. */
export const settingsParts = [
  { id: 'profile', title: 'Profile', words: 'Change your name or photo' },
  { id: 'email', title: 'Email', words: 'Change your email address' },
  { id: 'password', title: 'Password', words: 'Change your password' },
  { id: 'sign-in', title: 'Login methods', words: 'Login methods' },
  { id: 'sessions', title: 'Sessions', words: 'Log out everywhere' },
  { id: 'notifications', title: 'Notifications', words: 'Notifications' },
  { id: 'job-defaults', title: 'Job defaults', words: 'Job defaults' },
  { id: 'appearance', title: 'Appearance', words: 'Appearance: light or dark theme' },
  { id: 'analytics', title: 'Analytics', words: 'Analytics: allow or decline' },
  { id: 'usage', title: 'Plan and usage', words: 'Plan and usage' },
  { id: 'export', title: 'Your data', words: 'Export my data' },
  { id: 'delete', title: 'Delete account', words: 'Delete my account' },
] as const satisfies readonly SettingsPart[];

export type SettingsPartId = (typeof settingsParts)[number]['id'];
