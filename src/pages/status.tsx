import { css } from '@emotion/react';
import { pathTo, routes } from '#domain/routes';
import { statusPath } from '#domain/serviceStatus';
import { Layout } from '#site/layout/Layout';
import { PageTitle } from '#site/prose/PageTitle';
import { PageData, SiteHead } from '#site/SiteHead';
import { container } from '#site/style/layout';
import { textStyle } from '#site/style/prose';
import { color, space, text } from '#ui/theme/tokens';

const page = {
  path: pathTo('status'),
  title: routes.status.title,
  description: 'Whether Plumbline works right now, and what is paused.',
};

const panel = css`
  ${textStyle}
  max-width: 40rem;
  margin-bottom: ${space(8)};
  padding-left: ${space(5)};
  border-left: 3px solid ${color.lineStrong};
  h2 {
    margin: 0 0 ${space(3)};
    font-size: ${text.xl};
  }
  h3 {
    margin: ${space(5)} 0 ${space(1)};
    font-size: ${text.lg};
  }
  .checked {
    color: ${color.inkFaint};
    font-size: ${text.sm};
  }
  /* Its place is kept free, so that nothing moves when the status arrives. */
  min-height: 9rem;
  &[data-status='working'] {
    border-left-color: ${color.fixed};
  }
  &[data-status='limited'],
  &[data-status='unknown'] {
    border-left-color: ${color.warning};
  }
  &[data-status='down'] {
    border-left-color: ${color.error};
  }
`;

/** A script fills in the current status (`site/status/fillStatus.ts`). */
export function StatusPanel() {
  return (
    <section css={panel} data-status="loading" aria-live="polite">
      <h2>Current status</h2>
      <div className="notices">
        <p className="needs-script">Loading the current status.</p>
        <noscript>
          <p>
            This page needs JavaScript to show the current status. It is also at <code>{statusPath}</code>, as
            JSON.
          </p>
        </noscript>
      </div>
    </section>
  );
}

export default function StatusPage() {
  return (
    <Layout>
      <div css={container}>
        <PageTitle title={page.title} lead={page.description} />
        <StatusPanel />
        <div css={textStyle}>
          <p>
            Uptime checks can request <code>{statusPath}</code>. It responds 200 while Plumbline works, and
            503 while it’s down. To report a problem, <a href={pathTo('contact')}>contact us</a>.
          </p>
        </div>
      </div>
    </Layout>
  );
}

export const Head = () => (
  <SiteHead {...page}>
    <PageData type="WebPage" page={page} />
  </SiteHead>
);
