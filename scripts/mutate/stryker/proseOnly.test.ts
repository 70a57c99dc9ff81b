import { createRequire } from 'node:module';

// Stryker loads it without a transform.
const { reasonToKeep, reasonToKeepFallback }: ProseOnly = createRequire(__filename)('./proseOnly.js');
interface Node {
  type: string;
  value?: string;
}
interface ProseOnly {
  reasonToKeepFallback(at: object): string | undefined;
  reasonToKeep(file: string, node: { type: string; value?: string }): string | undefined;
}

describe('strings that are not mutated', () => {
  it.each([
    ['src/domain/rules/links.ts', 'the title and advice of an audit rule'],
    ['src/domain/rules/crawlability/robots.ts', 'the title and advice of an audit rule'],
    ['src/domain/errors.ts', 'the words of an error message'],
  ])('are those of %s', (file, reason) => {
    expect(reasonToKeep(file, { type: 'StringLiteral' })).toBe(reason);
    expect(reasonToKeep(file, { type: 'TemplateLiteral' })).toBe(reason);
  });

  it('are the sentences of functions/src/monitoring, but no other text there', () => {
    const reasonOf = (value: string) =>
      reasonToKeep('functions/src/monitoring/tunnel.ts', { type: 'StringLiteral', value });
    expect(reasonOf('Too many reports.')).toBe('the words of a refusal, which no client reads');
    expect(['POST', 'content-type', 'application/json', ''].map(reasonOf)).toEqual(Array(4).fill(undefined));
  });

  it('leaves everything else in these files to be mutated', () => {
    expect(reasonToKeep('src/domain/errors.ts', { type: 'ObjectExpression' })).toBeUndefined();
  });

  it.each(['src/domain/rules/define.ts', 'src/domain/rules/index.ts', 'src/domain/url.ts'])(
    'mutates the strings of %s',
    (file) => {
      expect(reasonToKeep(file, { type: 'StringLiteral' })).toBeUndefined();
    },
  );
});

describe('fallbacks that only the type checker asks for', () => {
  const node: Node = { type: 'StringLiteral', value: '' };
  const element = { type: 'MemberExpression', property: { type: 'NumericLiteral' } };
  const insteadOf = (left: object, right: object = node) =>
    reasonToKeepFallback({ node, parent: { type: 'LogicalExpression', left, right } });

  it('are empty texts for an element of an array', () => {
    expect(insteadOf(element)).toBeDefined();
    expect(insteadOf({ type: 'OptionalCallExpression', callee: { object: element } })).toBeDefined();
    const chosen = { type: 'ConditionalExpression', alternate: { expressions: [{}, element] } };
    expect(insteadOf(chosen)).toBeDefined();
    const parent = { type: 'AssignmentPattern' };
    expect(
      reasonToKeepFallback({ node, parent, parentPath: { parent: { type: 'ArrayPattern' } } }),
    ).toBeDefined();
  });

  it('are no others', () => {
    const named = { type: 'MemberExpression', property: { type: 'Identifier' } };
    expect(insteadOf(named)).toBeUndefined();
    expect(insteadOf(element, element)).toBeUndefined();
    expect(reasonToKeepFallback({ node: { ...node, value: 'x' } })).toBeUndefined();
    expect(reasonToKeepFallback({ node, parent: { type: 'CallExpression' } })).toBeUndefined();
  });
});
