import type { DecideWaitlistRequest } from '#domain/operations';
import { plural } from '#ui/format';

export type Decision = DecideWaitlistRequest['decision'];
export type Who = DecideWaitlistRequest['who'];

export interface DecisionWords {
  /** “Approve 12 people”. */
  readonly deed: string;
  readonly working: string;
  readonly consequence: string;
}

function numberOf(who: Who): number {
  return who.by === 'ids' ? who.ids.length : who.count;
}

export function decisionWords(decision: Decision, who: Who): DecisionWords {
  const number = numberOf(who);
  const first = who.by === 'first' ? 'the first ' : '';
  const people = `${first}${plural(number, 'person', 'people')}`;
  switch (decision) {
    case 'approve':
      return {
        deed: `Approve ${people}`,
        working: 'Approving',
        consequence:
          'Each person gets an email with a link to get started. If they have the waitlist page open, their dashboard opens immediately.',
      };
    case 'decline':
      return {
        deed: `Decline ${people}`,
        working: 'Declining',
        consequence:
          'Each person is removed from the list and notified by email. You can approve them later.',
      };
  }
}
