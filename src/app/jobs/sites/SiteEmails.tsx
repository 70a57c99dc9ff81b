import { explain } from '#app/live/explain';
import { usePreferences } from '#app/live/usePreferences';
import { useAccount } from '#app/session/SessionContext';
import type { Preferences } from '#domain/preferences';
import { pathTo } from '#domain/routes';
import { Section } from '#ui/Page';
import { SkeletonBar } from '#ui/Skeleton';
import { ErrorState } from '#ui/States';
import { TextLink } from '#ui/TextLink';
import { color, space, text } from '#ui/theme/tokens';
import { useSiteSchedules } from './SiteSchedules';
import type { Site } from './siteQueries';

/** Says which emails the user gets about a site. */
export function SiteEmails({ site }: { readonly site: Site }) {
  const { emailVerified } = useAccount();
  const live = usePreferences(site.uid);
  const schedules = useSiteSchedules(site);
  const isScheduled = schedules.status === 'ready' && schedules.value.length > 0;
  return (
    <Section
      title="Emails"
      aside={<TextLink to={`${pathTo('settings')}#notifications`}>Change emails</TextLink>}
    >
      {live.status === 'loading' && <SkeletonBar width="60%" />}
      {live.status === 'error' && <ErrorState words={explain(live.error)} />}
      {live.status === 'ready' && (
        <div css={{ display: 'grid', gap: space(2), fontSize: text.sm, color: color.inkSoft }}>
          <Occasions all={occasionsOf(live.preferences.notifications, isScheduled)} />
          {!emailVerified && (
            <p css={{ margin: 0 }}>Emails start when you’ve confirmed your email address.</p>
          )}
        </div>
      )}
    </Section>
  );
}

function Occasions({ all }: { readonly all: readonly string[] }) {
  if (all.length === 0) return <p css={{ margin: 0 }}>You get no emails about this site.</p>;
  return (
    <>
      <p css={{ margin: 0 }}>You get an email when</p>
      <ul css={{ margin: 0, paddingLeft: space(4) }}>
        {all.map((occasion) => (
          <li key={occasion}>{occasion}</li>
        ))}
      </ul>
    </>
  );
}

/** Returns when an email about a site is sent. Regressions are only noticed by scheduled runs. */
export function occasionsOf(
  { gotWorse, jobFailed, jobSucceeded }: Preferences['notifications'],
  isScheduled: boolean,
): readonly string[] {
  return [
    ...(gotWorse && isScheduled ? ['a scheduled run finds new problems or fails'] : []),
    ...(jobFailed ? ['a job fails'] : []),
    ...(jobSucceeded ? ['a report is ready'] : []),
  ];
}
