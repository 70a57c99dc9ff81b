import { severities } from '../../../../domain/finding';
import { jobStates } from '../../../../domain/job';
import { Avatar } from '../../../../ui/Avatar';
import { Badge } from '../../../../ui/Badge';
import { DateTime } from '../../../../ui/DateTime';
import { FactList, Numbers } from '../../../../ui/Facts';
import { Mark } from '../../../../ui/Mark';
import { Meter } from '../../../../ui/Meter';
import { Section } from '../../../../ui/Page';
import { PlumbLine } from '../../../../ui/PlumbLine';
import { Progress } from '../../../../ui/Progress';
import { SeverityBadge, SeverityTally } from '../../../../ui/Severity';
import { space } from '../../../../ui/theme/tokens';
import { Url } from '../../../../ui/Url';
import { JobsTable } from '../../../job-views/JobsTable';
import { lookOf } from '../../../job-views/jobState';
import { exampleJobs } from '../exampleJobs';
import { ChosenTable } from './ChosenTable';
import { Row } from './Layout';

const long =
  'https://example.com/shop/a-very-long-category/another-one/product-with-a-long-name?colour=brass&size=2';

/** What is only looked at. */
export function Showing() {
  return (
    <>
      <Section title="Mark, Avatar">
        <Row>
          <Mark size={16} />
          <Mark />
          <Mark size={40} />
          <Avatar name="Ada" photo={null} />
        </Row>
      </Section>
      <Section title="Badge">
        <Row>
          {jobStates.map((state) => (
            <Badge key={state} tone={lookOf(state).tone} shape={lookOf(state).shape}>
              {lookOf(state).title}
            </Badge>
          ))}
          {severities.map((severity) => (
            <SeverityBadge key={severity} severity={severity} />
          ))}
        </Row>
        <SeverityTally counts={{ error: 12, warning: 1_204, notice: 0, unverified: 3 }} />
      </Section>
      <Section title="Progress">
        <Row>
          {[0, 0.35, 0.8, 1].map((fraction) => (
            <PlumbLine key={fraction} fraction={fraction} label="Progress" words={`${fraction * 100} %`} />
          ))}
          <div css={{ width: '18rem', display: 'grid', gap: space(3) }}>
            <Meter label="Jobs this month" used={4} most={30} />
            <Meter label="Jobs this month" used={29} most={30} />
            <Progress label="Export" fraction={0.4} words="40 of 100 jobs" />
            <Progress label="Deletion" words="Deleting 12 jobs" />
          </div>
          <Numbers
            facts={[
              { name: 'Pages', value: '1,204' },
              { name: 'Findings', value: '37' },
            ]}
          />
        </Row>
      </Section>
      <Section title="Table">
        <JobsTable caption="Examples" jobs={exampleJobs} withOwner />
      </Section>
      <Section title="Table, sorted and chosen from">
        <ChosenTable />
      </Section>
      <Section title="Url, DateTime">
        <FactList
          facts={[
            { name: 'Long', value: <Url address={long} copy /> },
            { name: 'Hostile', value: <Url address="javascript:alert(1)" /> },
            { name: 'A minute ago', value: <DateTime date={new Date(Date.now() - 90_000)} /> },
            { name: 'A month ago', value: <DateTime date={new Date(Date.now() - 30 * 86_400_000)} /> },
          ]}
        />
      </Section>
    </>
  );
}
