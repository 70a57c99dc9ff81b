import { header } from '#functions/audit/fetch/responseHeaders';
import { settingRule } from '../rule';

/** Reports pages without `X-Content-Type-Options: nosniff`. */
export const nosniffMissing = settingRule('nosniff-missing', {
  headers: ['content-type', 'x-content-type-options'],
  check: ({ headers, hasInstantRedirect }) => {
    // Only the first value counts (Fetch standard, 3.6). A proxy may have added others.
    const first = header(headers, 'x-content-type-options')?.split(',', 1)[0]?.trim().toLowerCase();
    return first === 'nosniff' || hasInstantRedirect ? [] : [''];
  },
  say: () => 'The X-Content-Type-Options: nosniff header is missing',
});

const known = new Set(
  'no-referrer no-referrer-when-downgrade same-origin origin strict-origin origin-when-cross-origin strict-origin-when-cross-origin unsafe-url'.split(
    ' ',
  ),
);

/** Reports pages without a referrer policy, which leave it to the browser how much other sites learn. */
export const referrerPolicyMissing = settingRule('referrer-policy-missing', {
  headers: ['referrer-policy'],
  check: ({ headers, metas, hasInstantRedirect }) => {
    if (hasInstantRedirect) return [];
    const written = metas.get('referrer') ?? header(headers, 'referrer-policy') ?? '';
    if (written === '') return [''];
    const policies = written.split(',').map((word) => word.trim().toLowerCase());
    return policies.some((policy) => known.has(policy)) ? [] : [''];
  },
  say: () => 'No Referrer-Policy is set',
});

const isEvaluating = new Set(['unsafe-url', 'no-referrer-when-downgrade']);
const discreet =
  /^(?:no-referrer|same-origin|origin|strict-origin|origin-when-cross-origin|strict-origin-when-cross-origin)$/;

/** Reports policies that send the page's whole URL to every other site. */
export const referrerPolicyUnsafe = settingRule('referrer-policy-unsafe', {
  headers: ['referrer-policy'],
  check: ({ headers, metas }) => {
    const written = metas.get('referrer') ?? header(headers, 'referrer-policy') ?? '';
    if (written === '') return [];
    // The last value that browsers know counts.
    const policies = written.split(',').map((word) => word.trim().toLowerCase());
    const policy = policies.findLast((word) => isEvaluating.has(word) || discreet.test(word));
    return policy !== undefined && isEvaluating.has(policy) ? [policy] : [];
  },
  say: (value) => `Referrer-Policy “${value}” sends the full URL to other sites`,
});

/** A number with a dot, or one after a slash outside of parentheses. (dcd/7D53) is the name of a machine. */
const version = /\d+\.\d+|^[^(]*\/\s*v?\d+(?!\w)/;

/** Reports headers that disclose the server's software version. */
export const serverVersion = settingRule('server-version', {
  check: ({ headers }) => {
    const server = header(headers, 'server');
    const power = header(headers, 'x-powered-by');
    const asp = header(headers, 'x-aspnet-version') ?? header(headers, 'x-aspnetmvc-version');
    return [
      ...(server !== null && version.test(server) ? [`Server: ${server}`] : []),
      ...(power !== null && /\d+\.\d+/.test(power) ? [`X-Powered-By: ${power}`] : []),
      ...(asp === null ? [] : [`X-AspNet-Version: ${asp}`]),
    ];
  },
  say: (value) => `The server exposes its version: “${value}”`,
});
