import { Section } from '#ui/Page';
import { PlumbLine } from '#ui/PlumbLine';
import { Meter, Progress } from '#ui/Progress';
import { space } from '#ui/theme/tokens';
import { Columns, Row, Stack, State } from './Layout';

/** Progress, and the usage of a limit. */
export function Progresses() {
  return (
    <>
      <Section title="Progress">
        <Stack>
          <Row>
            {[0, 0.35, 0.8, 1].map((fraction) => (
              <div key={fraction} css={{ paddingInline: space(4) }}>
                <PlumbLine fraction={fraction} label="Crawl" words={`${fraction * 100}%`} />
              </div>
            ))}
          </Row>
          <Columns>
            <Progress label="Export" fraction={0} words="0 of 100 jobs" />
            <Progress label="Export" fraction={0.4} words="40 of 100 jobs" />
            <Progress label="Export" fraction={1} words="100 of 100 jobs" />
            <Progress label="Deletion" words="Deleting 12 jobs" />
            <State name="Words beside it">
              <Progress label="Pages" fraction={0.7} words="7 of 10 pages" bare />
            </State>
          </Columns>
        </Stack>
      </Section>
      <Section title="Meter">
        <Columns>
          {[0, 4, 29, 30, 45].map((used) => (
            <Meter key={used} label="Jobs this month" used={used} max={30} />
          ))}
          <Meter label="Schedules" used={0} max={0} />
        </Columns>
      </Section>
    </>
  );
}
