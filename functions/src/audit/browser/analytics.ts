/** Services that count visits, record sessions or place advertisements. */
const hosts = [
  'google-analytics.com googletagmanager.com analytics.google.com doubleclick.net googlesyndication.com googleadservices.com',
  'connect.facebook.net facebook.com hotjar.com hotjar.io clarity.ms bat.bing.com snap.licdn.com px.ads.linkedin.com',
  'segment.com segment.io mixpanel.com amplitude.com heap.io heapanalytics.com fullstory.com mouseflow.com posthog.com',
  'plausible.io matomo.cloud usefathom.com simpleanalytics.com simpleanalyticscdn.com umami.is cloudflareinsights.com',
  'goatcounter.com mc.yandex.ru mc.yandex.com analytics.tiktok.com ads-twitter.com quantserve.com scorecardresearch.com',
  'chartbeat.com chartbeat.net nr-data.net newrelic.com optimizely.com crazyegg.com hs-analytics.net statcounter.com',
  'sc-static.net pinimg.com criteo.com criteo.net adnxs.com taboola.com outbrain.com browser.sentry-cdn.com sentry.io',
].flatMap((line) => line.split(' '));

/** Endpoints of analytics that sites host themselves or behind their own names. */
const endpoints = /\/(?:matomo|piwik)\.(?:php|js)$|\/(?:g|j|r)\/collect$|\/umami\.js$|\/api\/send$/;

/** Returns whether a request would count the audit as a visit. */
export function isAnalytics(url: string): boolean {
  const { hostname, pathname } = new URL(url);
  return endpoints.test(pathname) || hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
