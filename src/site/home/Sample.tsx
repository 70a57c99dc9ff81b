import { css } from '@emotion/react';
import * as v from 'valibot';
import practiceReport from '../../../content/reports/practice.json';
import { docsPath } from '../../domain/routes';
import { space } from '../../ui/theme/tokens';
import { Report } from '../mdx/Report';
import { embeddedReport } from '../report/embedded';
import { severityStyle } from '../style/content';
import { secondaryAction } from '../style/layout';
import { reportStyle } from '../style/report';
import { Section } from './Section';

const practice = v.parse(embeddedReport, practiceReport);

const panel = css`
  ${severityStyle}
  ${reportStyle}
  max-width: 54rem;
  .report {
    margin-top: 0;
  }
  .report-after {
    margin: ${space(6)} 0 0;
  }
`;

/** A real report, not a drawing of one. */
export function Sample() {
  return (
    <Section
      title="Every finding shows the problem, the evidence and the fix"
      lead="In this sample report, each rule shows how many points you gain by fixing it. Each finding shows where the problem is and what we observed."
    >
      <div css={panel}>
        <Report report={practice} most={8} />
        <p className="report-after">
          <a href={docsPath('reports')} css={secondaryAction}>
            Read how reports work
          </a>
        </p>
      </div>
    </Section>
  );
}
