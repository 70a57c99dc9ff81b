import { css } from '@emotion/react';
import { docsPath } from '../../domain/routes';
import { rules } from '../../domain/rules';
import { plural } from '../../ui/format';
import { color, font, phone, radius, space, text } from '../../ui/theme/tokens';
import { groupsOf } from '../mdx/embeddedReport';
import { severityStyle } from '../style/content';
import { Section } from './Section';
import { sampleReport } from './sample';

const terminal = css`
  ${severityStyle}
  margin: 0;
  padding: ${space(5)};
  overflow-x: auto;
  border: 1px solid ${color.line};
  border-radius: calc(${radius} * 2);
  background: ${color.sunken};
  font: ${text.sm} / 1.7 ${font.mono};
  b {
    font-weight: 600;
  }
  ${phone} {
    padding: ${space(4)};
    font-size: ${text.xs};
  }
  .prompt {
    color: ${color.inkFaint};
  }
  [data-severity='error'] {
    color: ${color.error};
  }
`;

const formats = css`
  margin: ${space(5)} 0 0;
  color: ${color.inkSoft};
  font-size: ${text.sm};
`;

/** The end of the command's output for the sample report, in the command's own format. */
export function InCi() {
  const { score, grade, pagesRead, durationMs, counts } = sampleReport;
  const [first] = groupsOf(sampleReport);
  return (
    <Section
      beside
      title="Fail the build, not the launch"
      lead="The same checks run in your pipeline, on the site that you have just built and before anyone sees it. No account needed."
      more={
        <p css={formats}>
          Exit codes, a baseline for known problems, a minimum score, and reports as JUnit XML, SARIF, CSV and
          JSON. <a href={docsPath('ci')}>Set it up</a>
        </p>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre css={terminal} tabIndex={0}>
        <span className="prompt">$ </span>npm run audit -- http://localhost:8000 --min-score 90{'\n\n'}
        <b>{`${score} of 100 (${grade})  http://localhost:8000/`}</b>
        {`\n${plural(pagesRead, 'page')} read in ${(durationMs / 1_000).toFixed(1)} s\n`}
        <span data-severity="error">{`● ${plural(counts.error, 'error')}`}</span>
        {`  ▲ ${plural(counts.warning, 'warning')}  ■ ${plural(counts.notice, 'notice')}  ◇ ${counts.unverified} unverified\n`}
        {first && (
          <>
            {'\n'}
            <b data-severity="error">{`● ${rules[first.rule].title} (${first.rule}): ${first.count}`}</b>
            {first.findings.slice(0, 2).map(({ fingerprint, message, page }) => (
              <span key={fingerprint}>{`\n  ${new URL(page).pathname}\n    ${message}`}</span>
            ))}
            {'\n'}
          </>
        )}
        {'\n'}
        <span className="prompt">$ </span>echo $?{'\n'}1
      </pre>
    </Section>
  );
}
