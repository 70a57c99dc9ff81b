import type { RuleIdOf } from '#domain/rules';
import type { Rule } from '../rule';
import { cspMissing, cspWeak, framingAllowed } from './contentSecurityPolicy';
import { cookieNotSecure, cookieReadable, cookieSamesite } from './cookies';
import { blankTarget, sriMissing } from './externalSites';
import { nosniffMissing, referrerPolicyMissing, referrerPolicyUnsafe, serverVersion } from './headers';
import { certificateEnding, hstsMissing, hstsWeak, httpsMissing, httpsNotEnforced } from './https';
import { insecureForm, insecureLink, mixedContent } from './mixedContent';

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
