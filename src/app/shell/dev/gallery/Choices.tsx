import { useState } from 'react';
import { Combobox } from '#ui/Combobox';
import { Section } from '#ui/Page';
import { Checkbox, Select } from '#ui/Select';
import { Columns, longWord, nothing } from './Layout';

const sites = ['example.com', 'example.org', 'shop.example.com', `${longWord}.example.net`].map((value) => ({
  value,
  label: value,
}));

const scopes = [
  { value: 'site', label: 'Whole site' },
  { value: 'section', label: 'A section of it, with everything below its URL' },
  { value: 'page', label: 'One page' },
] as const;

/** Inputs to select from. */
export function Choices() {
  const [scope, setScope] = useState<(typeof scopes)[number]['value']>('site');
  const [site, setSite] = useState<string | null>(null);
  const [on, setOn] = useState(true);
  const common = { options: scopes, onChoose: nothing };
  const listed = { options: sites, onChoose: nothing };
  return (
    <>
      <Section title="Select">
        <Columns>
          <Select label="What to check" value={scope} options={scopes} onChoose={setScope} />
          <Select label="With a hint" value="page" hint="One job checks one of them." {...common} />
          <Select label="With long words" value="section" {...common} />
          <Select
            label="With an error"
            value="site"
            error="Your plan’s limit is 1 page per job."
            {...common}
          />
          <Select label="Not now" value="site" disabled hint="The job has begun." {...common} />
        </Columns>
      </Section>
      <Section title="Combobox">
        <Columns>
          <Combobox label="Site" placeholder="Any site" value={site} options={sites} onChoose={setSite} />
          <Combobox label="Owner" value="example.org" {...listed} />
          <Combobox label="With long words" value={`${longWord}.example.net`} {...listed} />
          <Combobox label="Time zone" value={null} {...listed} error="Choose one, such as Europe/London." />
          <Combobox label="Label" value="example.com" {...listed} disabled hint="The job has begun." />
          <Combobox
            label="With nothing in it"
            placeholder="Any schedule"
            value={null}
            options={[]}
            onChoose={nothing}
            none="You have no schedules yet"
          />
        </Columns>
      </Section>
      <Section title="Checkbox">
        <Columns>
          <Checkbox label="Check other sites’ links" checked={false} onCheck={nothing} />
          <Checkbox
            label="Respect robots.txt"
            hint="Off only for your own site."
            checked={on}
            onCheck={setOn}
          />
          <Checkbox label={`Check ${longWord}.example, too`} checked onCheck={nothing} />
        </Columns>
      </Section>
    </>
  );
}
