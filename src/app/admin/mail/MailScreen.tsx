import { usePages } from '#app/live/usePages';
import type { Mail } from '#domain/mail';
import { Page } from '#ui/Page';
import { EmptyState } from '#ui/States';
import { space } from '#ui/theme/tokens';
import { Paged } from '../Paged';
import { MailItem } from './MailItem';

const pageSize = 25;

/** No two emails have the same time and recipient; the ID is not part of the document. */
const cursorOf = ({ createdAt }: Mail) => [createdAt, ''] as const;

/** Lists the emails to users. On a local stack, they are not sent. */
export function MailScreen() {
  const pages = usePages<Mail>({ from: 'mail', orderBy: ['createdAt', 'desc'], limit: pageSize }, cursorOf);
  return (
    <Page title="Mail">
      <Paged
        things="mails"
        pages={pages}
        empty={
          <EmptyState title="No emails yet">
            Plumbline sends emails about the waitlist and, to users who opt in, about their jobs.
          </EmptyState>
        }
      >
        {(mails) => (
          <ul
            css={{ display: 'grid', gap: space(1), margin: 0, padding: 0, listStyle: 'none', width: '100%' }}
          >
            {mails.map((mail) => (
              <MailItem key={`${mail.createdAt.toISOString()} ${mail.to.join()}`} mail={mail} />
            ))}
          </ul>
        )}
      </Paged>
    </Page>
  );
}
