import type { RuleIdOf } from '#domain/rules';
import type { Rule } from '../rule';
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

export const security = {
  'insecure-link': insecureLink,
  'https-missing': httpsMissing,
  'https-not-enforced': httpsNotEnforced,
  'hsts-missing': hstsMissing,
  'hsts-weak': hstsWeak,
  'csp-missing': cspMissing,
  'csp-weak': cspWeak,
  'framing-allowed': framingAllowed,
  'nosniff-missing': nosniffMissing,
  'referrer-policy-missing': referrerPolicyMissing,
  'referrer-policy-unsafe': referrerPolicyUnsafe,
  'cookie-not-secure': cookieNotSecure,
  'cookie-readable': cookieReadable,
  'cookie-samesite': cookieSamesite,
  'mixed-content': mixedContent,
  'insecure-form': insecureForm,
  'sri-missing': sriMissing,
  'server-version': serverVersion,
  'blank-target': blankTarget,
  'certificate-ending': certificateEnding,
} satisfies Record<RuleIdOf<'security'>, Rule>;
