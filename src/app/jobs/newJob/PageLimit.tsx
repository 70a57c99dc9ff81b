import { css } from '@emotion/react';
import { toneColor } from '#ui/Badge';
import { Shape } from '#ui/Icon';
import { color, space, text } from '#ui/theme/tokens';
import { VerifyButton } from '../sites/VerifyButton';
import { maxNamed } from './inspectionWords';
import type { PageLimits } from './useJobCost';

const style = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(2)}`,
  minHeight: '2.25rem',
  fontSize: text.xs,
  color: color.inkSoft,
  overflowWrap: 'anywhere',
});

/** Says what limits a job apart from “Max pages”, and offers to verify each named site, a few at a time. */
export function PageLimit({ words, unverified, onVerified }: PageLimits) {
  return (
    <div role="status" css={style}>
      <span css={{ display: 'inline-flex' }} style={{ color: toneColor('warning') }}>
        <Shape name="triangle" size={9} />
      </span>
      <span css={{ flex: '1 1 12rem', maxWidth: 'max-content' }}>{words}</span>
      {unverified.slice(0, maxNamed).map(({ host, url }) => (
        <VerifyButton
          key={host}
          url={url}
          host={host}
          label={unverified.length === 1 ? 'Verify domain' : undefined}
          onVerified={() => onVerified(host)}
        />
      ))}
    </div>
  );
}
