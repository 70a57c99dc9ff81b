import { Button, type ButtonVariant } from '#ui/Button';
import { Shape } from '#ui/Icon';
import { Section } from '#ui/Page';
import { ButtonLink, RowLink, TextLink } from '#ui/TextLink';
import { Row, Stack, State } from './Layout';

const labels: Readonly<Record<ButtonVariant, string>> = {
  primary: 'Start job',
  plain: 'Export jobs',
  danger: 'Delete job',
  quiet: 'Not now',
};
const names = Object.keys(labels) as readonly ButtonVariant[];
const here = '/dev/components';

/** Buttons. Hover and focus are covered by the browser tests. */
export function Buttons() {
  return (
    <Section title="Button">
      <Stack>
        <State name="At rest">
          <Row>
            {names.map((variant) => (
              <Button key={variant} variant={variant}>
                {labels[variant]}
              </Button>
            ))}
          </Row>
        </State>
        <State name="At work">
          <Row>
            {names.map((variant) => (
              <Button key={variant} variant={variant} busy="Starting job">
                {labels[variant]}
              </Button>
            ))}
          </Row>
        </State>
        <State name="Not now, and why">
          <Row>
            {names.map((variant) => (
              <Button key={variant} variant={variant} disabledReason="It has already ended.">
                {labels[variant]}
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
            <ButtonLink to={here} variant="primary">
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
