import { useState } from 'react';
import { Button, type ButtonLook } from '../../../../ui/Button';
import { Combobox } from '../../../../ui/Combobox';
import { CopyField } from '../../../../ui/CopyField';
import { Section } from '../../../../ui/Page';
import { Pagination } from '../../../../ui/Pagination';
import { Checkbox, Select } from '../../../../ui/Select';
import { Tabs } from '../../../../ui/Tabs';
import { TextArea, TextInput } from '../../../../ui/TextInput';
import { ButtonLink } from '../../../../ui/TextLink';
import { Columns, Row } from './Layout';

const looks: readonly ButtonLook[] = ['primary', 'plain', 'danger', 'quiet'];
const sites = ['example.com', 'example.org', 'shop.example.com', 'docs.example.net'].map((value) => ({
  value,
  label: value,
}));

/** What is pressed, typed into and chosen from. */
export function Controls() {
  const [tab, setTab] = useState<'findings' | 'pages' | 'compare'>('findings');
  return (
    <>
      <Section title="Button">
        <Row>
          {looks.map((look) => (
            <Button key={look} look={look}>
              Start check
            </Button>
          ))}
          <Button look="primary" busy="Starting the check">
            Start check
          </Button>
          <Button unavailable="It has already ended.">Cancel job</Button>
          <ButtonLink to="/dev/components">A link</ButtonLink>
        </Row>
      </Section>
      <Section title="Field, Select, Combobox, CopyField">
        <Fields />
      </Section>
      <Section title="Tabs">
        <Tabs
          label="Report"
          chosen={tab}
          onChoose={setTab}
          tabs={[
            { id: 'findings', title: 'Findings', count: 37, content: <p>What was found.</p> },
            { id: 'pages', title: 'Pages', count: '1,204', content: <p>What was read.</p> },
            { id: 'compare', title: 'Compare', content: <p>What has changed.</p> },
          ]}
        />
      </Section>
      <Section title="Pagination">
        <Pagination of="jobs" from={26} to={50} total={1_204} onPrevious={nothing} onNext={nothing} />
        <Pagination of="pages" from={1} to={25} onPrevious={undefined} onNext={nothing} />
        <Pagination of="users" onPrevious={undefined} onNext={undefined} busy />
      </Section>
    </>
  );
}

const nothing = () => undefined;

function Fields() {
  const [text, setText] = useState('');
  const [choice, setChoice] = useState<'site' | 'page'>('site');
  const [site, setSite] = useState<string | null>(null);
  const [on, setOn] = useState(true);
  return (
    <Columns>
      <TextInput label="Email" value={text} onText={setText} hint="We write to no one else." />
      <TextInput
        label="Password"
        type="password"
        value={text}
        onText={setText}
        error="Use at least 6 characters."
      />
      <Select
        label="What to check"
        value={choice}
        onChoose={setChoice}
        options={[
          { value: 'site', label: 'Whole site' },
          { value: 'page', label: 'One page' },
        ]}
      />
      <Combobox label="Site" placeholder="Any site" value={site} options={sites} onChoose={setSite} />
      <Combobox
        label="Time zone"
        value={null}
        options={sites}
        onChoose={() => undefined}
        error="Choose a time zone, such as Europe/London."
      />
      <CopyField
        label="Link"
        what="link"
        value="https://plumbline.example/report/AbCdEfGhIjKlMnOpQrStUvWxYz0"
      />
      <TextArea label="Leave out" mono value={text} onText={setText} placeholder="/archive/*" />
      <TextArea
        label="Headers"
        mono
        value="X-Robots"
        onText={nothing}
        error="Line 1 has no colon between name and value."
      />
      <Combobox label="Owner" value="example.org" options={sites} onChoose={nothing} />
      <Checkbox label="Check other sites’ links" checked={false} onCheck={nothing} />
      <Checkbox label="Respect robots.txt" hint="Off only for your own site." checked={on} onCheck={setOn} />
    </Columns>
  );
}
