/**
 * What users type for something that the texts call differently. Words that a text contains find that text first, so
 * an entry does no harm if a text uses its word later.
 */
const synonyms: readonly { readonly typed: readonly string[]; readonly found: readonly string[] }[] = [
  { typed: ['webhook', 'webhooks', 'slack', 'discord', 'alert', 'alerts'], found: ['email notifications'] },
  { typed: ['notification', 'notify'], found: ['email notifications'] },
  { typed: ['api', 'rest api', 'sdk', 'graphql'], found: ['terminal command', 'json export'] },
  { typed: ['terminal', 'cli'], found: ['terminal command'] },
  {
    typed: [
      'core web vitals',
      'web vitals',
      'lcp',
      'largest contentful paint',
      'fcp',
      'page speed',
      'pagespeed',
    ],
    found: ['slow response', 'large image', 'render blocking script'],
  },
  { typed: ['cls', 'layout shift'], found: ['images without dimensions'] },
  { typed: ['inp', 'total blocking time'], found: ['large script'] },
  {
    typed: ['javascript rendering', 'client side rendering', 'csr', 'ssr', 'single page app', 'spa', 'react'],
    found: ['rendered by javascript'],
  },
  { typed: ['soft 404'], found: ['error page status 200'] },
  { typed: ['meta robots', 'robots meta'], found: ['noindex'] },
  { typed: ['og image', 'og tags', 'social preview'], found: ['open graph'] },
  { typed: ['structured data', 'schema', 'json ld', 'rich snippets'], found: ['structured data'] },
  { typed: ['translations', 'multilingual', 'i18n'], found: ['hreflang'] },
  { typed: ['mfa', '2fa', 'two factor'], found: ['second factor'] },
  { typed: ['billing', 'invoice', 'subscription'], found: ['plans and limits'] },
  { typed: ['password', 'forgot password'], found: ['reset your password'] },
  { typed: ['screen reader'], found: ['accessible name'] },
  { typed: ['robots'], found: ['robots txt'] },
];

/** Phrases to search for in addition, by the typed phrase. */
export const synonymsOf: ReadonlyMap<string, readonly string[]> = new Map(
  synonyms.flatMap(({ typed, found }) => typed.map((phrase) => [phrase, found])),
);
