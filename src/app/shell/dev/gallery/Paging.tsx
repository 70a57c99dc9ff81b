import { useState } from 'react';
import { Button } from '#ui/Button';
import { Section } from '#ui/Page';
import { Pagination } from '#ui/Pagination';
import { Tabs } from '#ui/Tabs';
import { nothing, Stack, State } from './Layout';

const views = ['Findings', 'URLs', 'Structure', 'Changes', 'History', 'Headers', 'Timeline', 'Notes'];

/** Tabs, pagination and other navigation between parts. */
export function Paging() {
  const [tab, setTab] = useState<'findings' | 'pages' | 'compare'>('findings');
  const [view, setView] = useState('Structure');
  return (
    <>
      <Section title="Tabs">
        <Stack>
          <Tabs
            label="Report"
            chosen={tab}
            onChoose={setTab}
            aside={<Button variant="quiet">Export</Button>}
            tabs={[
              { id: 'findings', title: 'Findings', count: 37, content: <p>What was found.</p> },
              { id: 'pages', title: 'Pages', count: '1,204', content: <p>What was read.</p> },
              { id: 'compare', title: 'Compare', content: <p>What has changed.</p> },
            ]}
          />
          <State name="More than fit on a phone">
            <Tabs
              label="Many views"
              chosen={view}
              onChoose={setView}
              tabs={views.map((title) => ({ id: title, title, content: `${title} of this job.` }))}
            />
          </State>
        </Stack>
      </Section>
      <Section title="Pagination">
        <Stack>
          <State name="The first page">
            <Pagination of="jobs" from={1} to={25} total={1_204} onPrevious={undefined} onNext={nothing} />
          </State>
          <State name="In the middle">
            <Pagination of="findings" from={26} to={50} total={1_204} onPrevious={nothing} onNext={nothing} />
          </State>
          <State name="The last page">
            <Pagination
              of="people"
              from={1_201}
              to={1_204}
              total={1_204}
              onPrevious={nothing}
              onNext={undefined}
            />
          </State>
          <State name="The only page">
            <Pagination of="sites" from={1} to={4} total={4} onPrevious={undefined} onNext={undefined} />
          </State>
          <State name="Not counted yet">
            <Pagination of="pages" from={1} to={25} onPrevious={undefined} onNext={nothing} />
          </State>
          <State name="Not counted to the end">
            <Pagination
              of="entries"
              from={26}
              to={50}
              total="more than 1,000"
              onPrevious={nothing}
              onNext={nothing}
            />
          </State>
          <State name="On its way">
            <Pagination of="users" onPrevious={undefined} onNext={undefined} busy />
          </State>
        </Stack>
      </Section>
    </>
  );
}
