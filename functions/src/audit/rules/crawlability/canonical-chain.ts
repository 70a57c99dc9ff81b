import { hostOf, shown } from '#functions/audit/urls/url';
import { surveyRule } from '../rule';

/** Reports pages whose canonical page names another canonical page. */
export const canonicalChain = surveyRule('canonical-chain', function* ({ pages }) {
  for (const { url, canonical } of pages()) {
    const next = canonical?.read?.canonical;
    if (!canonical || !next || next.url === '') continue;
    const host = hostOf(url);
    yield {
      page: url,
      target: canonical.url,
      message: `The canonical page ${shown(canonical.url, host)} has another canonical URL, ${shown(next.url, host)}.`,
    };
  }
});
