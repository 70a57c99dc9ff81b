import { css } from '@emotion/react';
import type { Mail } from '#domain/mail';
import { DateTime } from '#ui/DateTime';
import { color, phone, space, text } from '#ui/theme/tokens';
import { safeHref } from '#ui/Url';

const summary = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 14rem) minmax(0, 1fr) 9rem 8rem',
  gap: `0 ${space(4)}`,
  alignItems: 'center',
  minHeight: '2.25rem',
  padding: `${space(1)} 0`,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { background: color.sunken },
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});

const body = css({
  margin: 0,
  padding: `${space(3)} ${space(5)} ${space(5)}`,
  borderLeft: `1px solid ${color.lineStrong}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontSize: text.sm,
});

export function MailItem({ mail }: { readonly mail: Mail }) {
  const { to, message, createdAt } = mail;
  return (
    <li css={{ borderBottom: `1px solid ${color.line}` }}>
      <details>
        <summary css={summary}>
          <span css={{ fontWeight: 550 }} title={to.join(', ')}>
            {to.join(', ')}
          </span>
          <span>{message.subject}</span>
          <span css={{ color: color.inkFaint, fontSize: text.xs }}>{deliveryWords(mail)}</span>
          <span css={{ color: color.inkFaint }}>
            <DateTime date={createdAt} />
          </span>
        </summary>
        <div css={body}>{withLinks(message.text)}</div>
      </details>
    </li>
  );
}

/** The extension that sends emails adds the delivery state; where it is not installed, emails stay here. */
function deliveryWords({ delivery }: Mail): string {
  if (!delivery) return 'Not sent';
  switch (delivery.state) {
    case 'SUCCESS':
      return 'Delivered';
    case 'ERROR':
      return `Failed: ${delivery.error ?? 'no reason given'}`;
    default:
      return 'Sending';
  }
}

function withLinks(words: string) {
  return words.split(/(https?:\/\/\S+)/).map((part, index) => {
    const href = index % 2 === 1 ? safeHref(part) : undefined;
    return href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: an email's words never change.
      <a key={index} href={href}>
        {part}
      </a>
    ) : (
      part
    );
  });
}
