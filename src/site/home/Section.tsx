import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, space, text } from '../../ui/theme/tokens';
import { container } from '../style/layout';

const section = css`
  ${container}
  padding-top: clamp(2.75rem, 8vw, 6rem);
  h2 {
    max-width: 24ch;
    margin: 0;
    font-size: clamp(1.625rem, 1.3rem + 1.5vw, 2.25rem);
    font-weight: 650;
    letter-spacing: -0.025em;
    line-height: 1.15;
    text-wrap: balance;
  }
  .section-lead {
    max-width: 58ch;
    margin: ${space(3)} 0 0;
    color: ${color.inkSoft};
    font-size: ${text.md};
    line-height: 1.6;
  }
  .section-body {
    margin-top: ${space(7)};
  }
`;

/** The text beside what it describes, where there is room. */
const sideBySide = css`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  align-items: center;
  column-gap: ${space(14)};
  .section-body {
    margin-top: 0;
  }
  @media (max-width: 60rem) {
    grid-template-columns: minmax(0, 1fr);
    .section-body {
      margin-top: ${space(5)};
    }
  }
`;

interface SectionProps {
  readonly title: string;
  readonly lead: ReactNode;
  /** Below the lead, in the column of the text. */
  readonly more?: ReactNode;
  readonly beside?: boolean;
  readonly children: ReactNode;
}

export function Section({ title, lead, more, beside = false, children }: SectionProps) {
  return (
    <section css={[section, beside && sideBySide]}>
      <div>
        <h2>{title}</h2>
        <p className="section-lead">{lead}</p>
        {more}
      </div>
      <div className="section-body">{children}</div>
    </section>
  );
}
