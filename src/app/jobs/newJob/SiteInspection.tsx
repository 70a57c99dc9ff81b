import { css } from '@emotion/react';
import { explain } from '#app/live/explain';
import { unicodeHost } from '#domain/unicodeHost';
import { toneColor } from '#ui/Badge';
import { Button } from '#ui/Button';
import { Shape, type ShapeName } from '#ui/Icon';
import { color, space, text } from '#ui/theme/tokens';
import { type Cost, type InspectionFact, inspectionWords, planFacts } from './inspectionWords';
import { type Inspecting, isGood } from './useInspection';

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
  readonly inspecting: Inspecting;
  readonly cost: Cost;
  /** Replaces the URL by one that responds. */
  readonly onUse: (url: string) => void;
  /** Starts the job although the site doesn't respond; undefined while it does. */
  readonly onStartAnyway?: (() => void) | undefined;
}

/**
 * Shows the result of a quick site inspection while the URL is typed. At least one line high, so that
 * nothing jumps.
 */
export function SiteInspection({ inspecting, cost, onUse, onStartAnyway }: SiteInspectionProps) {
  const { inspection, again } = inspecting;
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
            facts={[{ tone: 'unverified', words: explain(inspection.error).message }, ...planFacts(cost)]}
          />
          <InspectAgain onPress={again} />
        </div>
      );
    case 'seen': {
      const { reach } = inspection.inspection;
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
