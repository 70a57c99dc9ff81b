import { errorCatalog } from '#domain/errors';
import { FactList } from '#ui/Facts';
import { Section } from '#ui/Page';
import { Table } from '#ui/Table';

const rules = [
  { name: 'Buttons', value: 'A verb with its object: Start job, Cancel job, Approve 12 people.' },
  { name: 'Titles', value: 'The thing itself: 12 broken links on example.com.' },
  { name: 'Times', value: 'Relative within a week, with the exact one on hover: 5 minutes ago.' },
  { name: 'Waiting', value: 'Words beside it: Exporting your data, 3.4 MB so far.' },
  {
    name: 'Failures',
    value:
      'What happened, why, what to do: We couldn’t reach example.com: its server didn’t respond within 20 s. Check the URL or try again.',
  },
  { name: 'Verdicts', value: 'Broken when it is proven; couldn’t verify says what we saw.' },
];

const errors = Object.entries(errorCatalog).map(([code, words]) => ({ code, ...words }));

/** Plumbline's voice: plain, short, in the second person, with a specific message for each error. */
export function Words() {
  return (
    <>
      <Section title="Words">
        <FactList facts={rules} />
      </Section>
      <Section title="Words for errors">
        <Table
          caption="What each error says"
          rows={errors}
          keyOf={({ code }) => code}
          columns={[
            {
              title: 'What happened',
              cell: ({ title }) => <strong css={{ fontWeight: 550 }}>{title}</strong>,
            },
            { title: 'What to do', cell: ({ message }) => message },
          ]}
        />
      </Section>
    </>
  );
}
