import { readGrantArguments } from './target';

describe('npm run admin:grant', () => {
  it.each([
    [['ada@example.test'], { kind: 'local', base: 5_000 }],
    [['ada@example.test', '--port', '5100'], { kind: 'local', base: 5_100 }],
    [['--project', 'plumbline-live', 'ada@example.test'], { kind: 'cloud', projectId: 'plumbline-live' }],
  ])('parses %j', (args, target) => {
    expect(readGrantArguments(args)).toEqual({ email: 'ada@example.test', target });
  });

  it.each([
    [[], 'one email address'],
    [['ada'], 'one email address'],
    [['ada@example.test', 'bob@example.test'], 'one email address'],
    [['ada@example.test', '--port', 'five'], '“five”'],
    [['ada@example.test', '--project', 'Not An Id'], '“Not An Id” isn’t a project ID'],
    [['ada@example.test', '--force'], '--force'],
  ])('rejects %j with a message', (args, words) => {
    expect(() => readGrantArguments(args)).toThrow(words);
  });
});
