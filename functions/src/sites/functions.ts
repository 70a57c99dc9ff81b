import { requestSiteVerificationSchema, verifySiteSchema } from '#domain/operations';
import { callable } from '../platform/callable';
import { requestSiteVerification as request, verifySite as verify } from './verify';

export const requestSiteVerification = callable(
  { name: 'requestSiteVerification', schema: requestSiteVerificationSchema, access: 'active' },
  request,
);

/** Limited, because each call sends a request to the site. */
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
