import { blankTarget } from './blank-target';
import { certificateEnding } from './certificate-ending';
import { cookieNotSecure } from './cookie-not-secure';
import { cookieReadable } from './cookie-readable';
import { cookieSamesite } from './cookie-samesite';
import { cspMissing } from './csp-missing';
import { cspWeak } from './csp-weak';
import { framingAllowed } from './framing-allowed';
import { hstsMissing } from './hsts-missing';
import { hstsWeak } from './hsts-weak';
import { httpsMissing } from './https-missing';
import { httpsNotEnforced } from './https-not-enforced';
import { insecureForm } from './insecure-form';
import { insecureLink } from './insecure-link';
import { mixedContent } from './mixed-content';
import { nosniffMissing } from './nosniff-missing';
import { referrerPolicyMissing } from './referrer-policy-missing';
import { referrerPolicyUnsafe } from './referrer-policy-unsafe';
import { serverVersion } from './server-version';
import { sriMissing } from './sri-missing';

export const securityRules = [
  insecureLink,
  httpsMissing,
  httpsNotEnforced,
  hstsMissing,
  hstsWeak,
  cspMissing,
  cspWeak,
  framingAllowed,
  nosniffMissing,
  referrerPolicyMissing,
  referrerPolicyUnsafe,
  cookieNotSecure,
  cookieReadable,
  cookieSamesite,
  mixedContent,
  insecureForm,
  sriMissing,
  serverVersion,
  blankTarget,
  certificateEnding,
];
