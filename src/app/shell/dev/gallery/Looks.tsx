import { jobStateStyle } from '#app/job-views/jobState';
import { severities } from '#domain/finding';
import { jobStates } from '#domain/job';
import { Avatar } from '#ui/Avatar';
import { Badge } from '#ui/Badge';
import { FactList, Numbers } from '#ui/Facts';
import { Mark } from '#ui/Icon';
import { Section } from '#ui/Page';
import { SeverityBadge, SeverityCount, SeverityTally } from '#ui/Severity';
import { SiteTile } from '#ui/SiteTile';
import { Url } from '#ui/Url';
import { longWord, Row, Stack } from './Layout';

const long =
  'https://example.com/shop/a-very-long-category/another-one/product-with-a-long-name?colour=brass&size=2';
const portrait =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='%2393500a' d='M0 0h8v8H0z'/%3E%3C/svg%3E";

/** The mark of a plumb line, 16 px. */
const icon =
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAMAAAAoLQ9TAAAABlBMVEWTUAr///9phdSfAAAAGUlEQVR42mNggABGRgZUMEgFGMGAMgF8AAAWDAAtHB/SSwAAAABJRU5ErkJggg==';

/** Components that only display something. */
export function Looks() {
  return (
    <>
      <Section title="Mark, Avatar, SiteTile">
        <Row>
          <Mark size={16} />
          <Mark />
          <Mark size={40} />
          <Avatar name="Ada" photo={null} />
          <Avatar name="Ada" photo={portrait} />
          <Avatar name="" photo={null} size={48} />
          <SiteTile name="www.example.com" />
          <SiteTile name="www.example.com" icon={icon} />
          <SiteTile name="" size={48} />
        </Row>
      </Section>
      <Section title="Badge">
        <Stack>
          <Row>
            {jobStates.map((state) => (
              <Badge key={state} tone={jobStateStyle(state).tone} shape={jobStateStyle(state).shape}>
                {jobStateStyle(state).title}
              </Badge>
            ))}
          </Row>
          <Row>
            {severities.map((severity) => (
              <SeverityBadge key={severity} severity={severity} />
            ))}
            <Badge tone="fixed" shape="tick">
              Fixed
            </Badge>
          </Row>
          <SeverityTally counts={{ error: 12, warning: 1_204, notice: 0, unverified: 3 }} />
          <Row>
            <SeverityCount severity="error" count={12} />
            <SeverityCount severity="warning" count={0} />
          </Row>
        </Stack>
      </Section>
      <Section title="Facts">
        <Stack>
          <Numbers
            facts={[
              { name: 'Pages', value: '1,204' },
              { name: 'Findings', value: '37' },
              { name: 'Duration', value: '3 min 5 s' },
            ]}
          />
          <FactList
            columns
            facts={[
              { name: 'Start address', value: 'https://example.com/' },
              { name: 'Scope', value: 'Whole site' },
              { name: 'Label', value: longWord },
            ]}
          />
        </Stack>
      </Section>
      <Section title="Url">
        <FactList
          facts={[
            { name: 'Short', value: <Url url="https://example.com/" /> },
            { name: 'Long', value: <Url url={long} copy /> },
            { name: 'Its path only', value: <Url url={long} pathOnly /> },
            { name: 'With letters', value: <Url url="https://example.com/caf%C3%A9/" /> },
            { name: 'Hostile', value: <Url url="javascript:alert(1)" /> },
          ]}
        />
      </Section>
    </>
  );
}
