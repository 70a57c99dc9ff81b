import { css } from '@emotion/react';
import { errorCatalog } from '#domain/errors';
import { FactList } from '#ui/Facts';
import { plural } from '#ui/format';
import { Section } from '#ui/Page';
import { Table } from '#ui/Table';
import {
  type ColorName,
  color,
  font,
  light,
  radius,
  shadow,
  smallRadius,
  space,
  text,
} from '#ui/theme/tokens';
import { Columns, Row, Stack, State } from './Layout';

const names = Object.keys(light) as readonly ColorName[];
const sizes = Object.keys(text) as readonly (keyof typeof text)[];

const swatch = css({ height: '2.25rem', border: `1px solid ${color.line}`, borderRadius: radius });
const box = css({
  width: '4rem',
  height: '2.25rem',
  background: color.raised,
  border: `1px solid ${color.lineStrong}`,
});

/** The design tokens; each is a CSS variable of the same name. */
export function Tokens() {
  return (
    <>
      <Section title="Color">
        <div
          css={{
            display: 'grid',
            gap: space(4),
            gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
          }}
        >
          {names.map((name) => (
            <State key={name} name={name}>
              <span css={swatch} style={{ background: color[name] }} />
            </State>
          ))}
        </div>
      </Section>
      <Section title="Type">
        <Stack>
          {sizes.map((size) => (
            <State key={size} name={size}>
              <span css={{ overflowWrap: 'anywhere' }} style={{ fontSize: text[size] }}>
                12 broken links
              </span>
            </State>
          ))}
          <State name="mono">
            <span css={{ fontFamily: font.mono }}>https://example.com/ 0123456789</span>
          </State>
        </Stack>
      </Section>
      <Section title="Space">
        <Columns>
          {[1, 2, 3, 4, 6, 8, 12, 16].map((steps) => (
            <State key={steps} name={`${plural(steps, 'step')}, ${steps * 4} px`}>
              <span
                css={{ height: space(2), background: color.accent }}
                style={{ width: `calc(var(--space) * ${steps})` }}
              />
            </State>
          ))}
        </Columns>
      </Section>
      <Section title="Radius and shadow">
        <Row>
          <State name="radius">
            <span css={[box, { borderRadius: radius }]} />
          </State>
          <State name="small radius">
            <span css={[box, { borderRadius: smallRadius }]} />
          </State>
          <State name="shadow">
            <span css={[box, { borderRadius: radius, boxShadow: shadow }]} />
          </State>
        </Row>
      </Section>
    </>
  );
}

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
