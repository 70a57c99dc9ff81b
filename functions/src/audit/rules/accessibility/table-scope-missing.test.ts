import { htmlBreaches } from '../testPage';
import { tableScopeMissing } from './table-scope-missing';

const table = (row: string) => `<table>${row}</table>`;

test('headings of columns and of rows in one table', () => {
  const both = table('<tr><th>Day</th><th>Opens</th></tr><tr><th>Monday</th><td>9</td></tr>');
  expect(htmlBreaches(tableScopeMissing, both).length).toBeGreaterThan(0);
});

test('not when each says what it heads, nor a table without headings', () => {
  expect(htmlBreaches(tableScopeMissing, table('<tr><th scope="row">Monday</th><td>9</td></tr>'))).toEqual(
    [],
  );
  expect(htmlBreaches(tableScopeMissing, table('<tr><td>Monday</td><td>9</td></tr>'))).toEqual([]);
});

test('not a simple table, whose only row or column of headings says it by its place', () => {
  const columns = table('<tr><th>Day</th><th>Opens</th></tr><tr><td>Monday</td><td>9</td></tr>');
  const rows = table('<tr><th>Monday</th><td>9</td></tr><tr><th>Tuesday</th><td>10</td></tr>');
  expect(htmlBreaches(tableScopeMissing, columns)).toEqual([]);
  expect(htmlBreaches(tableScopeMissing, rows)).toEqual([]);
});
