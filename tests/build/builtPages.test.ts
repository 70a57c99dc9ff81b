import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { complaintsBy } from '../../functions/src/audit/html/complaints';
import { faultOf } from '../../functions/src/audit/html/fault';
import { FaultFinder } from '../../functions/src/audit/html/faultFinder';
import { htmlRules } from '../../functions/src/audit/rules';

const built = join(__dirname, '../../public');

test('every page of this product’s own site has the faults that the validator finds by itself', () => {
  const rules = [...new Set(htmlRules.flatMap(({ faults }) => faults))];
  const complaints = complaintsBy(rules);
  const finder = new FaultFinder(rules);
  const pages = readdirSync(built, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map(({ parentPath, name }) => join(parentPath, name));
  expect(pages.length).toBeGreaterThan(100);
  for (const page of pages) {
    const source = readFileSync(page, 'utf8');
    const expected = complaints(source).map((complaint) => faultOf(complaint, source));
    expect({ page, faults: finder.faultsIn(source) }).toEqual({ page, faults: expected });
  }
}, 120_000);
