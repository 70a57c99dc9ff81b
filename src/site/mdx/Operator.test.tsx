import { render } from '@testing-library/react';
import { Operator } from './Operator';

const loadWith = async (variables: Record<string, string>) => {
  Object.assign(process.env, variables);
  jest.resetModules();
  return (await import('./Operator')).Operator;
};

const original = { ...process.env };
afterEach(() => {
  process.env = { ...original };
});

test('marks a value that the build lacks, so that nobody takes it for the real one', () => {
  const { container } = render(<Operator field="address" />);
  expect(container.querySelector('mark')).toHaveTextContent('[the operator’s postal address]');
});

test('shows the operator’s values, and links the email address', async () => {
  const Filled = await loadWith({
    GATSBY_OPERATOR_NAME: 'Example Ltd',
    GATSBY_SUPPORT_EMAIL: 'help@example.com',
  });
  const { container } = render(
    <p>
      <Filled field="name" />, <Filled field="email" />
    </p>,
  );
  expect(container).toHaveTextContent('Example Ltd, help@example.com');
  expect(container.querySelector('a')).toHaveAttribute('href', 'mailto:help@example.com');
  expect(container.querySelector('mark')).toBeNull();
});
