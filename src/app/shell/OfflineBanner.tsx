import { errorCatalog } from '#domain/errors';
import { Notice } from '#ui/Notice';
import { useOnline } from '../live/useOnline';

const { title, message } = errorCatalog.offline;

export function OfflineBanner() {
  if (useOnline()) return null;
  return (
    <Notice tone="warning" title={title}>
      {message}
    </Notice>
  );
}
