import { errorCatalogue } from '#domain/errors';
import { Notice } from '#ui/Notice';
import { useOnline } from '../live/useOnline';

const { title, message } = errorCatalogue.offline;

export function OfflineBanner() {
  if (useOnline()) return null;
  return (
    <Notice tone="warning" title={title}>
      {message}
    </Notice>
  );
}
