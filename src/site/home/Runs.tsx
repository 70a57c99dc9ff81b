import { css } from '@emotion/react';
import { docsPath } from '../../domain/routes';
import { color, phone, space, text } from '../../ui/theme/tokens';
import { Section } from './Section';
import { Shot } from './Shot';

const points = css`
  display: grid;
  gap: ${space(3)};
  margin: ${space(6)} 0 0;
  padding: 0 0 0 ${space(5)};
  border-left: 1px solid ${color.lineStrong};
  color: ${color.inkSoft};
  font-size: ${text.sm};
  line-height: 1.55;
  list-style: none;
  strong {
    display: block;
    color: ${color.ink};
    font-weight: 600;
  }
  ${phone} {
    display: none;
  }
`;

/** A job while it runs. */
export function LiveRun() {
  return (
    <Section
      beside
      title="Watch the check as it runs"
      lead="A job crawls your site in the cloud. Findings appear within seconds, so you can start to fix things before it has finished."
      more={
        <ul css={points}>
          <li>
            <strong>It adapts to your server</strong>
            The crawler slows down when your server is busy, and respects robots.txt.
          </li>
          <li>
            <strong>It survives failures</strong>
            If a machine stops in the middle of a job, the job resumes from its last checkpoint.
          </li>
          <li>
            <strong>You can stop it at any time</strong>A canceled job keeps everything it has found.
          </li>
        </ul>
      }
    >
      <Shot name="live" sizes="(max-width: 60rem) 92vw, 40rem" />
    </Section>
  );
}

/** What has changed between two jobs. */
export function ComparedRuns() {
  return (
    <Section
      title="See what changed since the last run"
      lead={
        <>
          Each report is compared with the previous one: what’s new, what’s fixed, and what’s still there.{' '}
          <a href={docsPath('schedules')}>A schedule</a> checks your site every week, day, or hour, and emails
          you only if something got worse.
        </>
      }
    >
      <Shot name="changes" sizes="(max-width: 70rem) 92vw, 67rem" />
    </Section>
  );
}
