import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#scripts/local/stack';
import { mutantsOfRules } from './mutants';

const conditionsOf = (condition: string) =>
  mutantsOfRules(`match /a { allow read: if ${condition}; }`)
    .filter(({ mutator }) => mutator !== 'AlwaysTrue')
    .map(({ mutator, mutated }) => `${mutator}: ${/if (.*);/s.exec(mutated)?.[1]}`);

describe('mutants of a condition', () => {
  it('drop each conjunct and each alternative', () => {
    expect(conditionsOf('a() && b() && c()')).toEqual([
      'DropConjunct: b() && c()',
      'DropConjunct: a() && c()',
      'DropConjunct: a() && b()',
    ]);
    expect(conditionsOf('a() || b()')).toEqual(['DropAlternative: b()', 'DropAlternative: a()']);
  });

  it('are created inside parentheses', () => {
    expect(conditionsOf('(a() && b()) || c()')).toEqual([
      'DropAlternative: c()',
      'DropAlternative: (a() && b())',
      'DropConjunct: (b()) || c()',
      'DropConjunct: (a()) || c()',
    ]);
  });

  it('distinguish size limits from other conjuncts', () => {
    expect(conditionsOf('a() && it.text.size() <= 5')).toEqual([
      'DropConjunct: it.text.size() <= 5',
      'DropSizeLimit: a()',
      'FlipComparison: a() && it.text.size() < 5',
    ]);
  });

  it.each([
    ['<', '<='],
    ['<=', '<'],
    ['>', '>='],
    ['>=', '>'],
    ['==', '!='],
    ['!=', '=='],
  ])('flip %s to %s', (operator, flipped) => {
    expect(conditionsOf(`a.b(1) ${operator} c`)).toEqual([`FlipComparison: a.b(1) ${flipped} c`]);
  });

  it('drop a negation', () => {
    expect(conditionsOf('!a()')).toEqual(['DropNegation: a()']);
    expect(conditionsOf('!(a == b)')).toEqual(['DropNegation: (a == b)', 'FlipComparison: !(a != b)']);
  });

  it('leave arguments, strings and comments unchanged', () => {
    expect(conditionsOf("a('x && !y', b == c)")).toEqual([]);
    expect(conditionsOf('a() // && b()\n && c()')).toEqual(['DropConjunct: c()', 'DropConjunct: a()']);
  });
});

describe('conditions', () => {
  it('of allow and in functions are replaced by true', () => {
    const source = [
      'function f() { let x = get(/a/$(b)).data;',
      '  return x.y == null; }',
      'function g() { return get(/a/$(b)).data; }',
      'match /a { allow get: if f();',
      '  allow create, update: if f(); }',
    ].join('\n');
    const alwaysTrue = mutantsOfRules(source).filter(({ mutator }) => mutator === 'AlwaysTrue');
    expect(alwaysTrue).toMatchObject([
      { line: 2, column: 10, original: 'x.y == null', replacement: 'true' },
      { line: 4, column: 26, original: 'f()', replacement: 'true' },
      { line: 5, column: 28, original: 'f()', replacement: 'true' },
    ]);
    expect(alwaysTrue.map(({ mutated }) => mutated.split('\n')[1])).toEqual([
      '  return true; }',
      '  return x.y == null; }',
      '  return x.y == null; }',
    ]);
  });

  it('report the position of the dropped part', () => {
    const [, , last] = mutantsOfRules('allow read: if a()\n  && b();');
    expect(last).toMatchObject({ line: 2, column: 6, original: '\n  && b()', replacement: '' });
  });
});

describe('mutants of the project’s rules', () => {
  const source = readFileSync(join(root, 'firestore.rules'), 'utf8');
  const mutants = mutantsOfRules(source);

  it('all differ from the rules and from each other', () => {
    const texts = new Set(mutants.map(({ mutated }) => mutated));
    expect(texts.size).toBe(mutants.length);
    expect(texts).not.toContain(source);
  });

  it('include every condition of an allow', () => {
    const allows = source.match(/^ *allow /gm) ?? [];
    const whole = mutants.filter(({ mutator, line }) => {
      const text = source.split('\n')[line - 1] ?? '';
      return mutator === 'AlwaysTrue' && /^ *allow /.test(text);
    });
    expect(whole).toHaveLength(allows.length);
  });
});
