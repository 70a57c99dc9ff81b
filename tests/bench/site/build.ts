import { type Bench, rowOf } from '../bench';
import { type Measured, measuredBuild, write } from './builds';
import { ownTexts, prepareEmpty, prepareOurs, prepareStandard, writeEmptyPage } from './contestants';
import { generatedFile } from './generatedContent';
import { htmlWeight, scriptsWeight } from './weights';

type Report = Parameters<Bench['run']>[0];

const files = Number(process.env.BUILD_FILES ?? 1_000);
const smallCount = ownTexts.length + Math.ceil(files / 10);

/** Texts that the large site and the small one both have. */
const post = 'blog/generated-40';
const docsPage = 'docs/generated-41';

/**
 * Builds the same 1,000 MDX files, our own and generated ones, with this site and with gatsby-plugin-mdx as its
 * documentation shows. Our build excludes the application, because the other site has none. It includes link preview
 * images, the search index, the feed, checks and styles, which the other site lacks. “Cold” is without a cache, “warm” is
 * after a change of one file.
 */
export const buildBench: Bench = {
  name: 'build',
  async run(report) {
    const ours = prepareOurs('build-ours', files);
    const standardFolder = prepareStandard('build-standard', files);
    const empty = prepareEmpty('build-empty');
    await coldAndWarm(empty, 'an empty Gatsby site', report, () => writeEmptyPage(empty, 'Changed'));
    const own = await coldAndWarm(ours, 'ours', report, () => changeText(ours));
    const other = await coldAndWarm(standardFolder, 'standard', report, () => changeText(standardFolder));
    for (const phase of ['cold', 'warm'] as const) {
      const limit = phase === 'cold' ? '0.3 at most' : '0.4 at most';
      for (const { of, name } of measures)
        report(rowOf(`${phase}, ${name}`, [own[phase][of] / other[phase][of]], 'of standard', limit));
    }
    for (const [name, folder] of Object.entries({ ours, standard: standardFolder })) {
      report(rowOf(`a page's HTML, ${name}`, [htmlWeight(folder, post)], 'KB gzip'));
      report(rowOf(`a page's scripts, ${name}`, [scriptsWeight(folder, post)], 'KB gzip'));
    }
    const small = prepareOurs('build-few', smallCount);
    await measuredBuild(small);
    for (const [name, path] of Object.entries({ post, 'docs page': docsPage })) {
      const html = htmlWeight(ours, path) / htmlWeight(small, path);
      const scripts = scriptsWeight(ours, path) / scriptsWeight(small, path);
      report(
        rowOf(`a ${name}'s HTML, ${files} files to ${smallCount}`, [html], 'times', '1: it doesn’t grow'),
      );
      report(rowOf(`its scripts, ${files} files to ${smallCount}`, [scripts], 'times', '1: they don’t grow'));
    }
  },
};

const measures = [
  { of: 'seconds', name: 'time', unit: 's' },
  { of: 'cpuSeconds', name: 'CPU time', unit: 's' },
  { of: 'megabytes', name: 'memory', unit: 'MB' },
] as const;

async function coldAndWarm(folder: string, name: string, report: Report, change: () => void) {
  const cold = await measuredBuild(folder);
  reportPhase(`cold, ${name}`, cold, report);
  change();
  const warm = await measuredBuild(folder);
  reportPhase(`warm, ${name}`, warm, report);
  return { cold, warm };
}

function reportPhase(phase: string, measured: Measured, report: Report): void {
  for (const { of, name, unit } of measures) report(rowOf(`${phase}, ${name}`, [measured[of]], unit));
}

function changeText(folder: string): void {
  const { path, text } = generatedFile(0, 'A sentence that was not there before.');
  write(folder, `content/${path}`, text);
}
