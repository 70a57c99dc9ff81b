import { breaches } from '../testPage.fixture';
import { titleMissing } from './title-missing';

test.each([
  ['<p>No title', 'This page has no title.'],
  ['<title></title>', 'This page’s title is empty.'],
  ['<title>  \n </title>', 'This page’s title is empty.'],
  ['<svg><title>A drawing</title></svg>', 'This page has no title.'],
  ['<!-- <title>Hidden</title> -->', 'This page has no title.'],
])('reports %s', (html, message) => expect(breaches(titleMissing, html)).toEqual([message]));

test.each([
  '<title>Home</title>',
  '<TITLE lang=en>Home</TITLE>',
  '<svg><title>A drawing</title></svg><title>Home</title>',
  '<body><title>Home, in the wrong place but browsers take it</title>',
  '<meta http-equiv="Refresh" content="0;URL=\'/new\'">',
])("doesn't report %s", (html) => expect(breaches(titleMissing, html)).toEqual([]));
