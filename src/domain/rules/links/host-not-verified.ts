import { defineRule } from '../define';

export const hostNotVerified = defineRule({
  id: 'host-not-verified',
  category: 'links',
  severity: 'unverified',
  weight: 0,
  title: 'Job on a host that is not verified',
  why: 'It was smaller and slower than you asked, so pages may not have been looked at.',
  fix: 'If the host is yours, verify it and run the job again.',
});
