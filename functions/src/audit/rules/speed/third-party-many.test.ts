import { breaches } from '../testPage.fixture';
import { thirdPartyMany } from './third-party-many';

const scripts = (...hosts: string[]) =>
  hosts.map((host) => `<script src="https://${host}/a.js"></script>`).join('');
const others = ['a.example', 'b.example', 'c.example', 'd.example', 'e.example', 'f.example'].map(
  (name) => `x.${name.replace('.example', '-co.example')}`,
);

test('reports scripts of more than five other sites', () => {
  expect(breaches(thirdPartyMany, scripts(...others))).toEqual([
    'This page runs scripts from 6 third parties.',
  ]);
});

test("doesn't report five, many of the same one, or many of the site itself", () => {
  expect(breaches(thirdPartyMany, scripts(...others.slice(1)))).toEqual([]);
  expect(
    breaches(thirdPartyMany, scripts(...Array.from({ length: 9 }, (_, n) => `s${n}.tags.example`))),
  ).toEqual([]);
  expect(
    breaches(thirdPartyMany, scripts(...Array.from({ length: 9 }, (_, n) => `s${n}.example.com`))),
  ).toEqual([]);
});
