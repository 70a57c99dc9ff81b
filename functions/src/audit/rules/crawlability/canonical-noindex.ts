import { hostOf, shown } from '#functions/audit/urls/url';
import { surveyRule } from '../rule';

/** Reports pages whose canonical page is `noindex`. */
export const canonicalNoindex = surveyRule('canonical-noindex', function* ({ pages }) {
  for (const { url, noindex, canonical } of pages()) {
    if (noindex || !canonical?.read?.noindex) continue;
    yield {
      page: url,
      target: canonical.url,
      message: `The canonical page ${shown(canonical.url, hostOf(url))} has noindex.`,
    };
  }
});
