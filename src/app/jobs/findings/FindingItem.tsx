import { css } from '@emotion/react';
import type { Finding } from '../../../domain/finding';
import { toneColor } from '../../../ui/Badge';
import { severityLooks } from '../../../ui/Severity';
import { Shape } from '../../../ui/Shape';
import { space, text } from '../../../ui/theme/tokens';
import { Url } from '../../../ui/Url';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { Evidence } from './Evidence';

const item = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `0 ${space(2.5)}`,
  padding: `${space(1.5)} 0`,
  fontSize: text.sm,
  lineHeight: 1.5,
});

export function FindingItem({ finding }: { readonly finding: Finding }) {
  const { tone, shape, one } = severityLooks[finding.severity];
  return (
    <li css={item}>
      <span css={{ color: toneColor(tone), paddingTop: '0.05em' }}>
        <Shape name={shape} size={9} />
        <VisuallyHidden>{one}: </VisuallyHidden>
      </span>
      <div css={{ display: 'grid', gap: space(1), gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <span css={{ overflowWrap: 'anywhere' }}>{finding.message}</span>
        {finding.target && <Url address={finding.target} copy />}
        <Evidence evidence={finding.evidence} />
      </div>
    </li>
  );
}
