import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, space, text } from '../../ui/theme/tokens';

const head = css`
  padding-block: clamp(2.5rem, 6vw, 5rem) ${space(8)};
  h1 {
    max-width: 20ch;
    margin: 0;
    font-size: ${text.xxl};
    font-weight: 650;
    letter-spacing: -0.03em;
    line-height: 1.08;
  }
  .lead {
    max-width: 55ch;
    margin: ${space(5)} 0 0;
    color: ${color.inkSoft};
    font-size: ${text.lg};
    line-height: 1.5;
  }
`;

/** A page's heading with a one-sentence summary. */
export function PageTitle({ title, lead, children }: { title: string; lead?: string; children?: ReactNode }) {
  return (
    <div css={head}>
      {children}
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}
