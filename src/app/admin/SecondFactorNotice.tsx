import { useEffect, useState } from 'react';
import { paths } from '#domain/collections';
import { errorCatalog } from '#domain/errors';
import { Notice } from '#ui/Notice';
import { useBackend } from '../live/BackendContext';
import { useDocument } from '../live/useLive';

/**
 * Tells an admin who logged in without a second factor why the admin area rejects everything where one is
 * required.
 */
export function SecondFactorNotice() {
  const { auth } = useBackend();
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    auth.hasSecondFactor().then(
      (has) => setMissing(!has),
      (error: unknown) => console.warn('The session’s second factor could not be read.', error),
    );
  }, [auth]);
  const settings = useDocument(isMissing ? paths.accessSettings : undefined);
  if (!isMissing || settings.status !== 'ready' || !settings.value?.adminsNeedSecondFactor) return null;
  const { title, message } = errorCatalog['second-factor-required'];
  return (
    <Notice tone="warning" title={title}>
      {message} Until then, you have a user’s permissions.
    </Notice>
  );
}
