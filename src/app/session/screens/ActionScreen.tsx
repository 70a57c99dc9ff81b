import { useLocation } from '@reach/router';
import { pathTo } from '#domain/routes';
import { ErrorState } from '#ui/States';
import { ButtonLink } from '#ui/TextLink';
import { ApplyCode, addressModes } from './ApplyCode';
import { AuthFrame } from './AuthFrame';
import { ChoosePassword } from './ChoosePassword';

/** Handles the links in our emails: `?mode=resetPassword|verifyEmail|…&oobCode=…`. */
export function ActionScreen() {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const code = query.get('oobCode');
  const mode = query.get('mode');
  if (code && mode === 'resetPassword') return <ChoosePassword code={code} />;
  const addressMode = addressModes.find((known) => known === mode);
  if (code && addressMode) return <ApplyCode code={code} mode={addressMode} />;
  return (
    <AuthFrame title="This link is incomplete">
      <ErrorState
        words={{
          title: 'Part of the link is missing',
          message: 'Open the link from the email again, or copy the entire link into the address bar.',
        }}
        actions={<ButtonLink to={pathTo('login')}>Log in</ButtonLink>}
      />
    </AuthFrame>
  );
}
