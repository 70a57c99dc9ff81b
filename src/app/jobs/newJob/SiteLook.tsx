import { css } from '@emotion/react';
import { useState } from 'react';
import type { PlanLimits } from '../../../domain/plans';
import { proofHostOf } from '../../../domain/siteProof';
import { type MonthlyUsage, usageMonth } from '../../../domain/user';
import { toneColor } from '../../../ui/Badge';
import { Shape, type ShapeName } from '../../../ui/Shape';
import { color, space, text } from '../../../ui/theme/tokens';
import { activeQuery } from '../../job-views/activeJobs';
import { explain } from '../../live/explain';
import { useDocument, useQuery } from '../../live/useLive';
import { useSession } from '../../session/SessionContext';
import { VerifyButton } from '../sites/VerifyButton';
import { type Draft, wholeNumber } from './draft';
import { type Cost, type LookFact, lookWords, planFacts } from './lookWords';
import { useInspection } from './useInspection';

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
});

const shapes: Record<LookFact['tone'], ShapeName> = {
  fixed: 'tick',
  warning: 'triangle',
  error: 'disc',
  unverified: 'diamond',
};

interface SiteLookProps {
  readonly draft: Pick<Draft, 'url' | 'scope' | 'maxPages' | 'respectRobots'>;
  readonly limits: PlanLimits;
}

/** What a quick look at the site shows, while its address is typed. Always as high as a line, so that nothing jumps. */
export function SiteLook({ draft, limits }: SiteLookProps) {
  const { account } = useSession();
  const look = useInspection(draft.url);
  const [verified, setVerified] = useState<string>();
  const uid = look.status === 'idle' ? undefined : account?.uid;
  const usage = useDocument<MonthlyUsage>(uid && `users/${uid}/usage/${usageMonth(new Date())}`);
  const active = useQuery<object>(uid === undefined ? undefined : activeQuery(uid));
  const cost: Cost = {
    scope: draft.scope,
    maxPages: wholeNumber(draft.maxPages),
    respectRobots: draft.respectRobots,
    limits,
    used: usage.status === 'ready' ? (usage.value?.jobs ?? 0) : undefined,
    active: active.status === 'ready' ? active.value.length : undefined,
    proven: look.status === 'seen' && (look.inspection.proven || verified === look.inspection.url),
  };
  switch (look.status) {
    case 'idle':
      return <p css={line}>We look at it as you type, and start nothing.</p>;
    case 'looking':
      return (
        <p role="status" css={line}>
          Looking at {look.host}
        </p>
      );
    case 'failed':
      return (
        <div role="status">
          <Facts facts={[{ tone: 'unverified', words: explain(look.error).message }, ...planFacts(cost)]} />
        </div>
      );
    case 'seen': {
      const { url, reach } = look.inspection;
      return (
        <div role="status">
          <Facts facts={lookWords(look.inspection, cost)} />
          {reach.ok && !cost.proven && (
            <VerifyButton url={url} host={proofHostOf(url)} onVerified={() => setVerified(url)} />
          )}
        </div>
      );
    }
  }
}

function Facts({ facts }: { readonly facts: readonly LookFact[] }) {
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
