import { langMissing } from './lang-missing';
import { breaches } from './testPage';

test.each(['<html><p>x', '<html lang="">', '<p lang="en">x', '<html xml:lang="en">'])('%s', (html) =>
  expect(breaches(langMissing, html)).toHaveLength(1),
);

test.each(['<html lang="en">', '<HTML LANG=de-AT>'])('not %s', (html) =>
  expect(breaches(langMissing, html)).toEqual([]),
);
