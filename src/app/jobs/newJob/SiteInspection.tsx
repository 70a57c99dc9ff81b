import { css } from '@emotion/react';
import { useState } from 'react';
import { activeQuery } from '#app/job-views/activeJobs';
import { explain } from '#app/live/explain';
import { useDocument, useQuery } from '#app/live/useLive';
import { useSession } from '#app/session/SessionContext';
import { paths } from '#domain/collections';
import { verificationHostOf } from '#domain/domainVerification';
import type { PlanLimits } from '#domain/plans';
import { unicodeHost } from '#domain/unicodeHost';
import { usageMonth } from '#domain/user';
import { toneColor } from '#ui/Badge';
import { Button } from '#ui/Button';
import { Shape, type ShapeName } from '#ui/Shape';
import { color, space, text } from '#ui/theme/tokens';
import { VerifyButton } from '../sites/VerifyButton';
import { type Draft, wholeNumber } from './draft';
import { type Cost, costFacts, type InspectionFact, inspectionWords, maxNamed } from './inspectionWords';
import { type Inspecting, isGood } from './useInspection';
import { type ListedSite, useUnverifiedHosts } from './useUnverifiedHosts';

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(1)} ${space(4)}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  minHeight: '1.25rem',
  fontSize: text.xs,
  color: color.inkSoft,
  overflowWrap: 'anywhere',
});

const actions = css({ display: 'flex', flexWrap: 'wrap', gap: space(1), paddingTop: space(2) });

const shapes: Record<InspectionFact['tone'], ShapeName> = {
  fixed: 'tick',
  warning: 'triangle',
  error: 'disc',
  unverified: 'diamond',
};

interface SiteInspectionProps {
  readonly draft: Pick<Draft, 'url' | 'scope' | 'urls' | 'maxPages' | 'respectRobots'>;
  readonly limits: PlanLimits;
  readonly inspecting: Inspecting;
  /** Replaces the URL by one that responds. */
  readonly onUse: (url: string) => void;
  /** Starts the job although the site doesn't respond; undefined while it does. */
  readonly onStartAnyway?: (() => void) | undefined;
}

/**
 * Shows the result of a quick site inspection while the URL is typed. At least one line high, so that
 * nothing jumps.
 */
export function SiteInspection({ draft, limits, inspecting, onUse, onStartAnyway }: SiteInspectionProps) {
  const { account } = useSession();
  const { inspection, again } = inspecting;
  const [verified, setVerified] = useState<readonly string[]>([]);
  const uid = inspection.status === 'idle' ? undefined : account?.uid;
  const strangers = useUnverifiedHosts(draft, uid);
  const usage = useDocument(uid === undefined ? undefined : paths.usage(uid, usageMonth(new Date())));
  const active = useQuery(uid === undefined ? undefined : activeQuery(uid, limits));
  const listed = strangers.status === 'ready' ? strangers.value : [];
  const cost: Cost = {
    scope: draft.scope,
    maxPages: wholeNumber(draft.maxPages),
    respectRobots: draft.respectRobots,
    limits,
    used: usage.status === 'ready' ? (usage.value?.jobs ?? 0) : undefined,
    active: active.status === 'ready' ? active.value.length : undefined,
    proven:
      inspection.status === 'seen' &&
      (inspection.inspection.proven || verified.includes(verificationHostOf(inspection.inspection.url))) &&
      listed.length === 0,
    strangers: strangers.status === 'error' ? undefined : listed.map(({ host }) => host),
  };
  const onVerified = (host: string) => setVerified((before) => [...before, host]);
  switch (inspection.status) {
    case 'idle':
      return <p css={line}>Enter a URL to see whether the site can be crawled.</p>;
    case 'looking':
      return (
        <p role="status" css={line}>
          Inspecting {unicodeHost(inspection.host)}
        </p>
      );
    case 'failed':
      return (
        <div role="status">
          <Facts
            facts={[{ tone: 'unverified', words: explain(inspection.error).message }, ...costFacts(cost)]}
          />
          <InspectAgain onPress={again} />
          <Verifying sites={listed} onVerified={onVerified} />
        </div>
      );
    case 'seen': {
      const { url, reach } = inspection.inspection;
      const alone = reach.ok && !cost.proven ? [{ url, host: verificationHostOf(url) }] : [];
      return (
        <div role="status">
          <Facts facts={inspectionWords(inspection.inspection, cost)} />
          {!isGood(inspection.inspection) && (
            <div css={actions}>
              {!reach.ok && reach.alternative && <UseInstead url={reach.alternative} onUse={onUse} />}
              <InspectAgain onPress={again} />
              {onStartAnyway && (
                <Button variant="quiet" onClick={onStartAnyway}>
                  Start anyway
                </Button>
              )}
            </div>
          )}
          <Verifying sites={listed.length > 0 ? listed : alone} onVerified={onVerified} />
        </div>
      );
    }
  }
}

interface UseInsteadProps {
  readonly url: string;
  readonly onUse: (url: string) => void;
}

function UseInstead({ url, onUse }: UseInsteadProps) {
  const shown = url.replace(/\/$/, '');
  return <Button onClick={() => onUse(shown)}>Use {shown}</Button>;
}

function InspectAgain({ onPress }: { readonly onPress: () => void }) {
  return (
    <Button variant="quiet" onClick={onPress}>
      Inspect again
    </Button>
  );
}

interface VerifyingProps {
  readonly sites: readonly ListedSite[];
  readonly onVerified: (host: string) => void;
}

/** Offers to verify each named site; when one is verified, the next takes its place. */
function Verifying({ sites, onVerified }: VerifyingProps) {
  return (
    <>
      {sites.slice(0, maxNamed).map(({ host, url }) => (
        <VerifyButton key={host} url={url} host={host} onVerified={() => onVerified(host)} />
      ))}
    </>
  );
}

function Facts({ facts }: { readonly facts: readonly InspectionFact[] }) {
  return (
    <ul css={line}>
      {facts.map(({ tone, words }) => (
        <li key={words} css={{ display: 'inline-flex', alignItems: 'center', gap: space(1.5) }}>
          <span css={{ display: 'inline-flex' }} style={{ color: toneColor(tone) }}>
            <Shape name={shapes[tone]} size={9} />
          </span>
          {words}
        </li>
      ))}
    </ul>
  );
}
