import { css } from '@emotion/react';
import { plural } from '#ui/format';
import { Section } from '#ui/Page';
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
