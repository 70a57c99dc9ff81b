import { sameOwner } from './owner';

test.each([
  ['https://example.com/', 'https://static.example.com/a.js'],
  ['https://www.example.co.uk/', 'https://cdn.example.co.uk/'],
  ['https://www.dm.de/', 'https://dm.de/'],
  ['https://alice.github.io/', 'https://static.alice.github.io/'],
  ['http://127.0.0.1:1/', 'http://127.0.0.1:1/a'],
])('gives %s and %s the same owner', (one, other) => expect(sameOwner(one, other)).toBe(true));

test.each([
  ['https://example.com/', 'https://example.net/'],
  ['https://example.co.uk/', 'https://other.co.uk/'],
  ['https://alice.github.io/', 'https://bob.github.io/'],
  ['https://github.io/', 'https://alice.github.io/'],
  ['http://127.0.0.1:1/', 'http://127.0.0.1:2/'],
])('gives %s and %s different owners', (one, other) => expect(sameOwner(one, other)).toBe(false));
