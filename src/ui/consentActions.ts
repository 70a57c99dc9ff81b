/** How the script of the public pages finds the buttons of the banner and the footer; React has handlers. */
export const consentActions = {
  allow: 'consent-allow',
  decline: 'consent-decline',
  open: 'consent-open',
} as const;
