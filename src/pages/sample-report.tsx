import { css } from '@emotion/react';
import { docsPath, pathTo, routes } from '#domain/routes';
import { CheckForm } from '#site/home/CheckForm';
import { sampleReport } from '#site/home/sample';
import { Layout } from '#site/layout/Layout';
import { Report } from '#site/mdx/Report';
import { PageTitle } from '#site/prose/PageTitle';
import { PageData, SiteHead } from '#site/SiteHead';
import { severityStyle } from '#site/style/content';
import { container } from '#site/style/layout';
import { reportStyle } from '#site/style/report';
import { color, space, text } from '#ui/theme/tokens';

const page = {
  path: pathTo('sampleReport'),
  title: routes.sampleReport.title,
  description:
    'Every finding of a job on a practice site: what’s wrong, where it is, and how to fix it, with the points that the score gains.',
};

const content = css`
  ${severityStyle}
  ${reportStyle}
  max-width: 54rem;
  h2 {
    margin: ${space(12)} 0 ${space(5)};
    font-size: ${text.xl};
    font-weight: 650;
  }
  .more {
    color: ${color.inkSoft};
  }
`;

export default function SampleReportPage() {
  return (
    <Layout>
      <div css={container}>
        <PageTitle title={page.title} lead={page.description} />
        <div css={content}>
          <Report report={sampleReport} />
          <p className="more">
            In the application, a report also lists all URLs, compares two runs, and shows the site’s
            structure and history. <a href={docsPath('reports')}>Read how reports work</a>
          </p>
          <h2>Check your own site</h2>
          <CheckForm />
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
