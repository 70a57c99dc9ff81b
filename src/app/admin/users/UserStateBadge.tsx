import type { UserState } from '#domain/user';
import { Badge, type Tone } from '#ui/Badge';
import type { ShapeName } from '#ui/Icon';

interface UserStateStyle {
  readonly title: string;
  readonly tone: Tone;
  readonly shape: ShapeName;
}

/** Maps the state of an account to its appearance. No other place does. */
export const userStateStyles: Record<UserState, UserStateStyle> = {
  active: { title: 'Active', tone: 'fixed', shape: 'tick' },
  waitlisted: { title: 'Waitlisted', tone: 'warning', shape: 'ring' },
  blocked: { title: 'Blocked', tone: 'error', shape: 'cross' },
  deleting: { title: 'Being deleted', tone: 'unverified', shape: 'dash' },
};

export function UserStateBadge({ state }: { readonly state: UserState }) {
  const { title, tone, shape } = userStateStyles[state];
  return (
    <Badge tone={tone} shape={shape}>
      {title}
    </Badge>
  );
}
