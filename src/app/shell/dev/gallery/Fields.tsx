import { useState } from 'react';
import { CopyField } from '#ui/CopyField';
import { Section } from '#ui/Page';
import { TextArea, TextInput } from '#ui/TextInput';
import { Columns, longWord, nothing } from './Layout';

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
