import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, space, text } from '../../ui/theme/tokens';
import { container } from '../style/layout';

const section = css`
  ${container}
  padding-block: clamp(3rem, 7vw, 5.5rem) 0;
  h2 {
    max-width: 22ch;
    margin: 0;
    font-size: clamp(1.75rem, 1.3rem + 1.8vw, 2.25rem);
    font-weight: 650;
    letter-spacing: -0.025em;
  }
  /* A section hangs from a short line with the weight at its end. */
  h2::before {
    content: '';
    display: block;
    width: 9px;
    height: 3.5rem;
    margin: 0 0 ${space(5)} -4px;
    background:
      linear-gradient(${color.accent} 0 0) bottom / 9px 14px no-repeat,
      linear-gradient(${color.lineStrong} 0 0) top / 1px 100% no-repeat;
    clip-path: polygon(4px 0, 5px 0, 5px 42px, 9px 46px, 4.5px 56px, 0 46px, 4px 42px);
  }
  .section-lead {
    max-width: 58ch;
    margin: ${space(4)} 0 0;
    color: ${color.inkSoft};
    font-size: ${text.lg};
    line-height: 1.5;
  }
  .section-body {
    margin-top: ${space(8)};
  }
`;

export function Section({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <section css={section}>
      <h2>{title}</h2>
      <p className="section-lead">{lead}</p>
      <div className="section-body">{children}</div>
    </section>
  );
}
