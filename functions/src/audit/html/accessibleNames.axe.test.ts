/** @jest-environment jsdom */
import axe from 'axe-core';
import { parsePage } from '../parse/parsePage';
import { allRules } from '../rules';
import { nameCases, referred } from './testNameCases.fixture';

/** Added by jsdom: functions are compiled without browser types. */
declare const document: { readonly body: { innerHTML: string } };

const ours: Readonly<Record<string, string>> = {
  'area-alt': 'control-alt-missing',
  'button-name': 'button-name-missing',
  'empty-heading': 'heading-empty',
  'frame-title': 'frame-title-missing',
  'image-alt': 'image-alt-missing',
  'input-button-name': 'button-name-missing',
  'input-image-alt': 'control-alt-missing',
  label: 'label-missing',
  'link-name': 'link-text-missing',
  'select-name': 'label-missing',
};

interface Case {
  readonly axe: string;
  readonly html: string;
  readonly isNamed: boolean;
}

/** Each marked element has the number of its case. */
const cases: readonly Case[] = nameCases.flatMap(({ axe, unnamed, named }) => [
  ...unnamed.map((html) => ({ axe, html, isNamed: false })),
  ...named.map((html) => ({ axe, html, isNamed: true })),
]);
const body = cases
  .map(({ html }, at) => `<div>${html.replaceAll('data-case', `data-case="${at}"`)}</div>`)
  .join('\n');

const numberIn = (tag: string) => Number(/data-case="(\d+)"/.exec(tag)?.[1] ?? Number.NaN);

/** Returns the cases that axe-core reports. */
async function reportedByAxe(): Promise<ReadonlySet<string>> {
  document.body.innerHTML = body + referred;
  const values = Object.keys(ours);
  const { violations } = await axe.run({
    runOnly: { type: 'rule', values },
    resultTypes: ['violations'],
    selectors: false,
    preload: false,
  });
  return new Set(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${numberIn(html)}`)));
}

/** Returns the cases that our rules report. */
function reportedByUs(): ReadonlySet<string> {
  const source = `<!doctype html><html lang="en"><title>Page</title><body>${body}${referred}`;
  const page = parsePage('https://example.com/', source, {}, { checkHtml: true });
  const tag = (start: number) => source.slice(start, source.indexOf('>', start));
  return new Set(
    allRules.flatMap((rule) => {
      const places =
        rule.kind === 'html'
          ? (page.problems ?? [])
              .filter((fault) => rule.problems.includes(fault.rule))
              .map(({ start }) => start)
          : rule.kind === 'page'
            ? rule.check(page).flatMap(({ spot }) => spot?.start ?? [])
            : [];
      return places.map((start) => `${rule.id} ${numberIn(tag(start))}`);
    }),
  );
}

test('agrees with axe-core on which elements have no name', async () => {
  const byAxe = await reportedByAxe();
  const byUs = reportedByUs();
  const unlike = cases.flatMap(({ axe: rule, html, isNamed }, at) => {
    const found = { axe: byAxe.has(`${rule} ${at}`), ours: byUs.has(`${ours[rule]} ${at}`) };
    return found.axe !== isNamed && found.ours !== isNamed ? [] : [{ rule, html, ...found }];
  });
  expect(unlike).toEqual([]);
  expect(cases.length).toBeGreaterThan(150);
});
