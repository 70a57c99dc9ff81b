import { htmlBreaches } from '../testPage.fixture';
import { tableScopeMissing } from './table-scope-missing';

const table = (row: string) => `<table>${row}</table>`;

test('reports header cells of columns and rows in one table', () => {
  const both = table('<tr><th>Day</th><th>Opens</th></tr><tr><th>Monday</th><td>9</td></tr>');
  expect(htmlBreaches(tableScopeMissing, both).length).toBeGreaterThan(0);
});

test("doesn't report header cells with a scope, or a table without header cells", () => {
  expect(htmlBreaches(tableScopeMissing, table('<tr><th scope="row">Monday</th><td>9</td></tr>'))).toEqual(
    [],
  );
  expect(htmlBreaches(tableScopeMissing, table('<tr><td>Monday</td><td>9</td></tr>'))).toEqual([]);
});

test("doesn't report a simple table, whose only header row or column is clear by its position", () => {
  const columns = table('<tr><th>Day</th><th>Opens</th></tr><tr><td>Monday</td><td>9</td></tr>');
  const rows = table('<tr><th>Monday</th><td>9</td></tr><tr><th>Tuesday</th><td>10</td></tr>');
  expect(htmlBreaches(tableScopeMissing, columns)).toEqual([]);
  expect(htmlBreaches(tableScopeMissing, rows)).toEqual([]);
});
