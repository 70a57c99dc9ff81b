import { requestSiteVerificationSchema, verifySiteSchema } from '#domain/operations';
import { callable } from '../platform/callable';
import { requestSiteVerification as request, verifySite as verify } from './verify';

export const requestSiteVerification = callable(
  { name: 'requestSiteVerification', schema: requestSiteVerificationSchema, access: 'active' },
  request,
);

/** Each call asks another site: few, so that nobody is bothered through us. */
export const verifySite = callable(
  {
    name: 'verifySite',
    schema: verifySiteSchema,
    access: 'active',
    limit: { count: 10, seconds: 60 },
    runsAs: 'fetching',
  },
  verify,
);
