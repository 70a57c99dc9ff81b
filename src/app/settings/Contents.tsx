import { css } from '@emotion/react';
import { color, phone, space, text } from '#ui/theme/tokens';

const list = css({
  position: 'sticky',
  top: space(6),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderLeft: `1px solid ${color.lineStrong}`,
  fontSize: text.sm,
  [phone]: { position: 'static', borderLeft: 0, display: 'flex', flexWrap: 'wrap', gap: `0 ${space(1)}` },
});

const entry = css({
  display: 'block',
  marginLeft: '-1px',
  padding: `${space(1)} ${space(4)}`,
  borderLeft: '1px solid transparent',
  color: color.inkSoft,
  textDecoration: 'none',
  '&:hover': { color: color.ink, borderLeftColor: color.accent },
  [phone]: { padding: `${space(2.5)} ${space(3)} ${space(2.5)} 0`, textDecoration: 'underline' },
});

interface Part {
  readonly id: string;
  readonly title: string;
}

/** Sections with a line beside them. */
export function Contents({ parts }: { readonly parts: readonly Part[] }) {
  return (
    <nav aria-label="Settings">
      <ul css={list}>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} css={entry}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SettingsPart {
  readonly id: string;
  /** Its heading, and its entry in the contents. */
  readonly title: string;
  /** What is done there, which users search for in the command palette. */
  readonly words: string;
}

/** The parts of the settings, in order. An ID is part of a URL: `/dashboard/settings#export`. */
export const settingsParts = [
  { id: 'profile', title: 'Profile', words: 'Change your name or photo' },
  { id: 'email', title: 'Email', words: 'Change your email address' },
  { id: 'password', title: 'Password', words: 'Change your password' },
  { id: 'sign-in', title: 'Login methods', words: 'Login methods' },
  { id: 'sessions', title: 'Sessions', words: 'Log out everywhere' },
  { id: 'notifications', title: 'Notifications', words: 'Notifications' },
  { id: 'job-defaults', title: 'Job defaults', words: 'Job defaults' },
  { id: 'appearance', title: 'Appearance', words: 'Appearance: light or dark theme' },
  { id: 'analytics', title: 'Analytics', words: 'Analytics: allow or decline' },
  { id: 'usage', title: 'Plan and usage', words: 'Plan and usage' },
  { id: 'export', title: 'Your data', words: 'Export my data' },
  { id: 'delete', title: 'Delete account', words: 'Delete my account' },
] as const satisfies readonly SettingsPart[];

export type SettingsPartId = (typeof settingsParts)[number]['id'];
