import { Button, type ButtonLook } from '#ui/Button';
import { Section } from '#ui/Page';
import { Shape } from '#ui/Shape';
import { ButtonLink, RowLink, TextLink } from '#ui/TextLink';
import { Row, Stack, State } from './Layout';

const looks: Readonly<Record<ButtonLook, string>> = {
  primary: 'Start job',
  plain: 'Export jobs',
  danger: 'Delete job',
  quiet: 'Not now',
};
const names = Object.keys(looks) as readonly ButtonLook[];
const here = '/dev/components';

/** Buttons. Hover and focus are covered by the browser tests. */
export function Buttons() {
  return (
    <Section title="Button">
      <Stack>
        <State name="At rest">
          <Row>
            {names.map((look) => (
              <Button key={look} look={look}>
                {looks[look]}
              </Button>
            ))}
          </Row>
        </State>
        <State name="At work">
          <Row>
            {names.map((look) => (
              <Button key={look} look={look} busy="Starting job">
                {looks[look]}
              </Button>
            ))}
          </Row>
        </State>
        <State name="Not now, and why">
          <Row>
            {names.map((look) => (
              <Button key={look} look={look} unavailable="It has already ended.">
                {looks[look]}
              </Button>
            ))}
          </Row>
        </State>
        <State name="With a shape, with long words">
          <Row>
            <Button aria-label="Close this example">
              <Shape name="cross" />
            </Button>
            <Button>
              <Shape name="tick" />
              Mark as fixed
            </Button>
            <Button>Run this job again with the same options</Button>
          </Row>
        </State>
        <State name="Links">
          <Row>
            <ButtonLink to={here}>All jobs</ButtonLink>
            <ButtonLink to={here} look="primary">
              Start job
            </ButtonLink>
            <TextLink to={here}>In a text</TextLink>
            <RowLink to={here}>In a row</RowLink>
          </Row>
        </State>
      </Stack>
    </Section>
  );
}
