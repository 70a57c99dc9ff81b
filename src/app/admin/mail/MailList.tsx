import { usePages } from '#app/live/usePages';
import { paths } from '#domain/collections';
import type { Mail } from '#domain/mail';
import { EmptyState } from '#ui/States';
import { space } from '#ui/theme/tokens';
import { Paged } from '../Paged';
import { MailItem } from './MailItem';

const pageSize = 25;

/** No two emails have the same time and recipient; the ID is not part of the document. */
const cursorOf = ({ createdAt }: Mail) => [createdAt, ''] as const;

/** Lists the latest emails first. Reading them requires a recent login. */
export function MailList() {
  const pages = usePages({ from: paths.mails, orderBy: ['createdAt', 'desc'], limit: pageSize }, cursorOf);
  return (
    <Paged
      things="emails"
      pages={pages}
      empty={
        <EmptyState title="No emails yet">
          Plumbline sends emails about the waitlist and, to users who opt in, about their jobs.
        </EmptyState>
      }
    >
      {(mails) => (
        <ul css={{ display: 'grid', gap: space(1), margin: 0, padding: 0, listStyle: 'none', width: '100%' }}>
          {mails.map((mail) => (
            <MailItem key={`${mail.createdAt.toISOString()} ${mail.to.join()}`} mail={mail} />
          ))}
        </ul>
      )}
    </Paged>
  );
}
