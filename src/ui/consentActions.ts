/**
 * Attributes by which the public pages' script finds the buttons of the banner and the footer. React uses handlers
 * instead.
 */
export const consentActions = {
  allow: 'consent-allow',
  decline: 'consent-decline',
  open: 'consent-open',
} as const;
