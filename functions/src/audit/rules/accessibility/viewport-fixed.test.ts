import { breaches } from '../testPage.fixture';
import { viewportFixed } from './viewport-fixed';

const of = (content: string) => breaches(viewportFixed, `<meta name="viewport" content="${content}">`);

test.each([
  'width=device-width, user-scalable=no',
  'width=device-width; maximum-scale=1.0; user-scalable=0',
  'width=device-width,Maximum-Scale=1',
])('reports %s', (content) => expect(of(content)).toEqual([`The viewport disables zoom: “${content}”.`]));

test.each([
  'width=device-width, initial-scale=1',
  'width=device-width, maximum-scale=5',
  'width=device-width, user-scalable=yes',
  'width=device-width, minimum-scale=1',
  '',
])("doesn't report “%s”", (content) => expect(of(content)).toEqual([]));
