import { mdxComponents } from '../../src/site/mdx/components';
import { Report, type ReportProps } from '../../src/site/mdx/Report';
import { readReport } from './reports';

/** One of `content/reports`: `<Report name="practice" />`. */
const NamedReport = ({ name, ...shown }: Omit<ReportProps, 'report'> & { readonly name: string }) => (
  <Report report={readReport(name)} {...shown} />
);

/** Everything that a text may use. */
export const contentComponents = { ...mdxComponents, Report: NamedReport };
