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

export function numberOf(who: Who): number {
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
          'Each gets a mail with the link that lets them in. Whoever waits with the page open goes on to the dashboard at once.',
      };
    case 'decline':
      return {
        deed: `Decline ${people}`,
        working: 'Declining',
        consequence: 'Each gets a mail that says so, and leaves the list. They can be approved later.',
      };
  }
}
