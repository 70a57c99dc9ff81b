import { useState } from 'react';
import { Combobox } from '#ui/Combobox';
import { CopyField } from '#ui/CopyField';
import { Section } from '#ui/Page';
import { Checkbox, Select } from '#ui/Select';
import { TextArea, TextInput } from '#ui/TextInput';
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

/** Text inputs. */
export function Fields() {
  const [text, setText] = useState('');
  return (
    <>
      <Section title="Field">
        <Columns>
          <TextInput label="Email" value={text} onText={setText} hint="We only use it to contact you." />
          <TextInput label="Name" value="Ada Lovelace" onText={nothing} />
          <TextInput label="Search" placeholder="Address or title" value="" onText={nothing} />
          <TextInput
            label="Password"
            type="password"
            value="plumb"
            onText={nothing}
            hint="At least 6 characters."
            error="Use at least 6 characters."
          />
          <TextInput label="Start address" mono value="https://example.com/" onText={nothing} />
          <TextInput label="Pages" type="number" value="500" onText={nothing} />
          <TextInput label="Job" mono readOnly value="3f2a9c" onText={nothing} hint="Read-only." />
          <TextInput label="Plan" disabled value="Free" onText={nothing} hint="An admin can change it." />
          <TextInput
            label={`A label with ${longWord}`}
            value={`${longWord} ${longWord}`}
            onText={nothing}
            hint={`A hint with ${longWord}`}
            error={`We couldn’t find ${longWord}.example.`}
          />
          <TextArea label="Leave out" mono value={text} onText={setText} placeholder="/archive/*" />
          <TextArea label="Note" value={'Two lines\nof words'} onText={nothing} />
          <TextArea
            label="Headers"
            mono
            value="X-Robots"
            onText={nothing}
            error="Line 1 has no colon between name and value."
          />
        </Columns>
      </Section>
      <Section title="CopyField">
        <CopyField
          label="Link"
          what="link"
          value="https://plumbline.example/report/AbCdEfGhIjKlMnOpQrStUvWxYz0"
        />
      </Section>
    </>
  );
}
