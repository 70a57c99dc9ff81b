import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BackendProvider } from '#app/live/BackendContext';
import { errorWith, fakeBackend } from '#app/live/fakeBackend.fixture';
import { newUser, type User } from '#domain/user';
import { PlanRequestForm } from './PlanRequestForm';

const now = new Date();
const ada = newUser({ uid: 'ada', email: 'ada@example.com' }, now);

function show(user: User, call = jest.fn().mockResolvedValue({})) {
  render(
    <BackendProvider value={fakeBackend({ functions: { call } })}>
      <PlanRequestForm user={user} />
    </BackendProvider>,
  );
  return { user: userEvent.setup(), call };
}

test('requests one of the larger plans', async () => {
  const { user, call } = show({ ...ada, plan: 'pro' });
  expect(screen.queryByRole('button', { name: 'Request Pro' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Request Team' }));
  expect(call).toHaveBeenCalledWith('requestPlan', { plan: 'team' });
});

test('withdraws a request', async () => {
  const { user, call } = show({ ...ada, planRequest: { plan: 'team', at: now } });
  expect(screen.getByText(/You requested the Team plan/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Withdraw the request' }));
  expect(call).toHaveBeenCalledWith('requestPlan', { plan: null });
});

test('says why a request failed', async () => {
  const { user } = show(ada, jest.fn().mockRejectedValue(errorWith('plan-not-larger')));
  await user.click(screen.getByRole('button', { name: 'Request Pro' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You already have this plan or a larger one');
});

test('shows nothing on the largest plan', () => {
  show({ ...ada, plan: 'team' });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
