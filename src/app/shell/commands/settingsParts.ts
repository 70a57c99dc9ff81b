/** The parts of the settings by what is done there: what somebody looks for in a menu. */
export const settingsParts = [
  { id: 'profile', label: 'Change your name or photo' },
  { id: 'email', label: 'Change your email address' },
  { id: 'password', label: 'Change your password' },
  { id: 'sign-in', label: 'Ways to log in' },
  { id: 'sessions', label: 'Sign out everywhere' },
  { id: 'notifications', label: 'Notifications' },
  { id: 'job-defaults', label: 'Job defaults' },
  { id: 'appearance', label: 'Appearance: light or dark theme' },
  { id: 'analytics', label: 'Analytics: allow or decline' },
  { id: 'usage', label: 'Plan and usage' },
  { id: 'export', label: 'Export my data' },
  { id: 'delete', label: 'Delete my account' },
] as const;
