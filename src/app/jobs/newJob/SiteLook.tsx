import { css } from '@emotion/react';
import { useState } from 'react';
import type { Scope } from '../../../domain/jobInput';
import type { PlanLimits } from '../../../domain/plans';
import { proofHostOf } from '../../../domain/siteProof';
import { type MonthlyUsage, usageMonth } from '../../../domain/user';
import { toneColor } from '../../../ui/Badge';
import { Shape, type ShapeName } from '../../../ui/Shape';
import { color, space, text } from '../../../ui/theme/tokens';
import { explain } from '../../live/explain';
import { useDocument } from '../../live/useLive';
import { useSession } from '../../session/SessionContext';
import { VerifyButton } from '../sites/VerifyButton';
import { wholeNumber } from './draft';
import { type LookFact, lookWords } from './lookWords';
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
  readonly url: string;
  readonly scope: Scope;
  /** As it is typed. */
  readonly maxPages: string;
  readonly limits: PlanLimits;
}

/** What a quick look at the site shows, while its address is typed. Always as high as a line, so that nothing jumps. */
export function SiteLook({ url: typed, scope, maxPages, limits }: SiteLookProps) {
  const { account } = useSession();
  const look = useInspection(typed);
  const [verified, setVerified] = useState<string>();
  const usage = useDocument<MonthlyUsage>(
    look.status === 'idle' || !account ? undefined : `users/${account.uid}/usage/${usageMonth(new Date())}`,
  );
  const used = usage.status === 'ready' ? (usage.value?.jobs ?? 0) : undefined;
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
        <p role="status" css={line}>
          {explain(look.error).message}
        </p>
      );
    case 'seen': {
      const { url } = look.inspection;
      const proven = look.inspection.proven || verified === url;
      return (
        <div role="status">
          <ul css={line}>
            {lookWords(look.inspection, { scope, maxPages: wholeNumber(maxPages), limits, used, proven }).map(
              ({ tone, words }) => (
                <li key={words} css={{ display: 'inline-flex', alignItems: 'center', gap: space(1.5) }}>
                  <span css={{ display: 'inline-flex' }} style={{ color: toneColor(tone) }}>
                    <Shape name={shapes[tone]} size={9} />
                  </span>
                  {words}
                </li>
              ),
            )}
          </ul>
          {look.inspection.reach.ok && !proven && (
            <VerifyButton url={url} host={proofHostOf(url)} onVerified={() => setVerified(url)} />
          )}
        </div>
      );
    }
  }
}
