import { createRequire } from 'node:module';

// Loaded without a transform, as Stryker does.
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
    ['src/domain/errors.ts', 'the text of an error message'],
  ])('include those of %s', (file, reason) => {
    expect(reasonToKeep(file, { type: 'StringLiteral' })).toBe(reason);
    expect(reasonToKeep(file, { type: 'TemplateLiteral' })).toBe(reason);
  });

  it('include the sentences of functions/src/monitoring, but no other text there', () => {
    const reasonOf = (value: string) =>
      reasonToKeep('functions/src/monitoring/tunnel.ts', { type: 'StringLiteral', value });
    expect(reasonOf('Too many reports.')).toBe('the text of a rejection, which no client parses');
    expect(['POST', 'content-type', 'application/json', ''].map(reasonOf)).toEqual(Array(4).fill(undefined));
  });

  it('don’t include other code in these files', () => {
    expect(reasonToKeep('src/domain/errors.ts', { type: 'ObjectExpression' })).toBeUndefined();
  });

  it.each(['src/domain/rules/define.ts', 'src/domain/rules/index.ts', 'src/domain/url.ts'])(
    'don’t include those of %s',
    (file) => {
      expect(reasonToKeep(file, { type: 'StringLiteral' })).toBeUndefined();
    },
  );
});

describe('fallbacks for the type checker', () => {
  const node: Node = { type: 'StringLiteral', value: '' };
  const element = { type: 'MemberExpression', property: { type: 'NumericLiteral' } };
  const insteadOf = (left: object, right: object = node) =>
    reasonToKeepFallback({ node, parent: { type: 'LogicalExpression', left, right } });

  it('are empty strings for an array element', () => {
    expect(insteadOf(element)).toBeDefined();
    expect(insteadOf({ type: 'OptionalCallExpression', callee: { object: element } })).toBeDefined();
    const chosen = { type: 'ConditionalExpression', alternate: { expressions: [{}, element] } };
    expect(insteadOf(chosen)).toBeDefined();
    const parent = { type: 'AssignmentPattern' };
    expect(
      reasonToKeepFallback({ node, parent, parentPath: { parent: { type: 'ArrayPattern' } } }),
    ).toBeDefined();
  });

  it('exclude other empty strings', () => {
    const named = { type: 'MemberExpression', property: { type: 'Identifier' } };
    expect(insteadOf(named)).toBeUndefined();
    expect(insteadOf(element, element)).toBeUndefined();
    expect(reasonToKeepFallback({ node: { ...node, value: 'x' } })).toBeUndefined();
    expect(reasonToKeepFallback({ node, parent: { type: 'CallExpression' } })).toBeUndefined();
  });
});
