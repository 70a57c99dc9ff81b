import { css } from '@emotion/react';
import {
  BookOpen,
  Keyboard,
  LayoutDashboard,
  LogOut,
  Monitor,
  Moon,
  Settings,
  ShieldCheck,
  Sun,
} from 'lucide-react';
import { useEffect } from 'react';
import { type ThemeChoice, themes } from '#domain/preferences';
import { pathTo } from '#domain/routes';
import type { Account } from '#services/backend';
import { Avatar } from '#ui/Avatar';
import { Menu, type MenuEntry } from '#ui/Menu';
import { showToast } from '#ui/showToast';
import { color, space, text } from '#ui/theme/tokens';
import { boundKeys } from '../keys/keys';
import { explain } from '../live/explain';
import { usePhoto } from '../live/usePhoto';
import { usePreferences } from '../live/usePreferences';
import { useSession } from '../session/SessionContext';
import { useSignOut } from '../session/SignOutButton';
import type { Area } from './navigation';
import { useChooseTheme } from './ThemeFollower';

const themeEntries = {
  system: { label: 'System theme', icon: Monitor },
  light: { label: 'Light theme', icon: Sun },
  dark: { label: 'Dark theme', icon: Moon },
} as const satisfies Record<ThemeChoice, Partial<MenuEntry>>;

const identity = css({ fontSize: text.xs, color: color.inkFaint, overflowWrap: 'anywhere' });

/** The signed-in user’s menu: settings, theme, help, the way to the other area for an admin, and logging out. */
export function AccountMenu({ area }: { readonly area: Area }) {
  const { session, account } = useSession();
  if (session.status !== 'signed-in' || !account) return null;
  return <KnownAccountMenu area={area} account={account} isAdmin={session.claims.admin === true} />;
}

interface KnownAccountMenuProps {
  readonly area: Area;
  readonly account: Account;
  readonly isAdmin: boolean;
}

function KnownAccountMenu({ area, account, isAdmin }: KnownAccountMenuProps) {
  const { user, viewing } = useSession();
  const photo = usePhoto(user);
  const preferences = usePreferences(viewing ? undefined : account.uid);
  const chooseTheme = useChooseTheme(account.uid);
  const signOut = useSignOut();
  useEffect(() => {
    if (signOut.state.status !== 'failed') return;
    const { title, message } = explain(signOut.state.error);
    showToast({ tone: 'error', title, words: message });
  }, [signOut.state]);
  const name = user?.displayName ?? (account.email || 'Your account');
  const otherArea: readonly MenuEntry[] =
    area === 'admin'
      ? [{ label: 'Dashboard', to: pathTo('dashboard'), icon: LayoutDashboard }]
      : isAdmin
        ? [{ label: 'Admin', to: pathTo('admin'), icon: ShieldCheck }]
        : [];
  const themeGroup = (chosen: ThemeChoice): readonly MenuEntry[] =>
    themes.map((theme) => ({
      ...themeEntries[theme],
      checked: theme === chosen,
      onChoose: () => chooseTheme(theme),
    }));
  return (
    <Menu
      label={<Avatar name={name} photo={photo.status === 'ready' ? photo.value : null} size={28} />}
      name="Account menu"
      variant="quiet"
      align="end"
      heading={
        <>
          <div css={{ fontWeight: 550, marginBottom: space(0.5) }}>{name}</div>
          {name !== account.email && <div css={identity}>{account.email}</div>}
        </>
      }
      groups={[
        [...otherArea, { label: 'Settings', to: pathTo('settings'), icon: Settings }],
        preferences.status === 'ready' ? themeGroup(preferences.preferences.appearance.theme) : [],
        [
          {
            label: 'Keyboard shortcuts',
            icon: Keyboard,
            shortcut: '?',
            onChoose: () =>
              boundKeys()
                .find(({ key }) => key === '?')
                ?.run(),
          },
          { label: 'Documentation', to: pathTo('docs'), icon: BookOpen },
        ],
        [{ label: 'Log out', icon: LogOut, onChoose: signOut.run }],
      ]}
    />
  );
}
