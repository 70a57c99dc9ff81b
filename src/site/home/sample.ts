import * as v from 'valibot';
import practiceReport from '../../../content/reports/practice.json';
import { embeddedReport } from '../mdx/embeddedReport';

/** A job's report on the tests' practice site, whose problems are deliberate. `scripts/sampleReport.ts` makes it. */
export const sampleReport = v.parse(embeddedReport, practiceReport);
