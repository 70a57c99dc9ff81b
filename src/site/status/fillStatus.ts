import { type ServiceStatus, statusPath } from '../../domain/serviceStatus';

const timeoutMs = 10_000;

const titles: Record<ServiceStatus['status'], string> = {
  working: 'Plumbline is working',
  limited: 'Plumbline is working, with limits',
  down: 'Plumbline isn’t working',
};

/** Loads the current status into the page, or says that it couldn't be loaded and what that means. */
export async function fillStatus(place: HTMLElement): Promise<void> {
  const status = await load().catch(() => null);
  const heading = place.querySelector('h2');
  const notices = place.querySelector('.notices');
  if (!heading || !notices) return;
  place.dataset.status = status?.status ?? 'unknown';
  heading.textContent = status ? titles[status.status] : 'We couldn’t get the current status';
  const shown = status
    ? status.notices
    : [
        {
          title: '',
          message:
            'The part of Plumbline that runs jobs didn’t respond, so it may be down. It may also be your connection. Reload the page to try again. Our pages and docs still work, and stored reports aren’t lost.',
        },
      ];
  notices.replaceChildren(
    ...shown.flatMap(({ title, message }) => [...textOf('h3', title), ...textOf('p', message)]),
  );
  if (status?.status === 'working')
    notices.replaceChildren(
      ...textOf('p', 'Jobs, schedules, sign-ups and emails work. There are no known incidents.'),
    );
  if (!status) return;
  const time = new Date(status.checkedAt).toLocaleTimeString('en-US', {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  });
  notices.append(...textOf('p', `Checked at ${time} in your time zone.`, 'checked'));
}

/** @throws if there is no response in time, or another one than a status. A 503 is a status too. */
async function load(): Promise<ServiceStatus> {
  const response = await fetch(statusPath, { signal: AbortSignal.timeout(timeoutMs) });
  const body: ServiceStatus = await response.json();
  if (!Object.hasOwn(titles, body.status)) throw new Error('The response is not a status.');
  return body;
}

/** Texts of the response are set as text, never as HTML. */
function textOf(element: string, text: string, className = ''): HTMLElement[] {
  if (text === '') return [];
  const made = document.createElement(element);
  made.textContent = text;
  if (className) made.className = className;
  return [made];
}
