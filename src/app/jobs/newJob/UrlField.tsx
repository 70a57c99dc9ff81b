import { useId, useMemo, useState } from 'react';
import { SiteUrlInput } from '#app/forms/SiteUrlInput';
import { useQuery } from '#app/live/useLive';
import { useSession } from '#app/session/SessionContext';
import type { Grade } from '#domain/score';
import type { SiteHistory } from '#domain/siteHistory';
import { startUrlOf } from '#domain/siteRun';
import { unicodeHost } from '#domain/unicodeHost';
import { parseUrl } from '#domain/url';
import { sitesAtHome, sitesQuery } from '../sites/siteQueries';

const none: readonly SiteSuggestion[] = [];

interface UrlFieldProps {
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly error: string | undefined;
  readonly autoFocus: boolean;
}

/** The field for a site's URL. The browser suggests the sites that the user has checked before. */
export function UrlField({ value, onText, error, autoFocus }: UrlFieldProps) {
  const { account } = useSession();
  const [isUsed, setUsed] = useState(false);
  const sites = useQuery(isUsed && account ? sitesQuery(account.uid, sitesAtHome) : undefined);
  const suggestions = useMemo(() => (sites.status === 'ready' ? suggestionsOf(sites.value) : none), [sites]);
  const list = useId();
  return (
    <>
      <SiteUrlInput
        error={error}
        autoFocus={autoFocus}
        list={list}
        value={value}
        onText={onText}
        onFocus={() => setUsed(true)}
      />
      <datalist id={list}>
        {suggestions.map(({ url, shown, grade }) => (
          <option key={url} value={url}>
            {shown}, last grade {grade}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** A site that the user has checked before. */
interface SiteSuggestion {
  /** The start URL of the last report. */
  readonly url: string;
  /** The host in readable form, with the path if the report started below the home page. */
  readonly shown: string;
  readonly grade: Grade;
}

export function suggestionsOf(sites: readonly SiteHistory[]): readonly SiteSuggestion[] {
  return sites.flatMap(({ runs }) => {
    const last = runs.at(-1);
    const url = last && parseUrl(startUrlOf(last));
    if (!last || !url) return [];
    const path = url.pathname + url.search;
    return [
      {
        url: path === '/' ? url.origin : url.href,
        shown: path === '/' ? unicodeHost(url.host) : `${unicodeHost(url.host)}${path}`,
        grade: last.grade,
      },
    ];
  });
}
