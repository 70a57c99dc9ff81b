import { mdxComponents } from '../../src/site/mdx/components';
import { Report, type ReportProps } from '../../src/site/mdx/Report';
import { readReport } from './reports';

/** Embeds a report of `content/reports`: `<Report name="practice" />`. */
const NamedReport = ({ name, ...shown }: Omit<ReportProps, 'report'> & { readonly name: string }) => (
  <Report report={readReport(name)} {...shown} />
);

/** All components that content may use. */
export const contentComponents = { ...mdxComponents, Report: NamedReport };
