const path = require('node:path');

/**
 * Files with texts for people, which a test could only repeat. Other code in them is mutated. With `sentences`, so are
 * texts that don't match it.
 */
const prose = [
  {
    files: /^src\/domain\/rules\/(?!(?:define|index)\.ts)[a-z]+(?:\/[a-z]+)?\.ts$/,
    reason: 'the title and advice of an audit rule',
  },
  { files: /^src\/domain\/errors\.ts$/, reason: 'the text of an error message' },
  {
    files: /^functions\/src\/monitoring\/\w+\.ts$/,
    sentences: /^[A-Z][\w’]* .*\.$/,
    reason: 'the text of a rejection, which no client parses',
  },
];

/** Returns why the string at a syntax node isn't mutated, or undefined if it is. */
function reasonToKeep(fileName, node) {
  if (node.type !== 'StringLiteral' && node.type !== 'TemplateLiteral') return undefined;
  const text = node.value ?? '';
  return prose.find(({ files, sentences = /^/ }) => files.test(fileName) && sentences.test(text))?.reason;
}

/** Returns whether a node reads an array element by its index, such as `parts[0]` or `parts[0]?.trim()`. */
function readsElement(node) {
  if (node?.property?.type === 'NumericLiteral') return true;
  // Stryker may have wrapped it: `active ? mutant : (covered, code)`.
  const inner = node?.object ?? node?.callee ?? node?.alternate ?? node?.expressions?.at(-1);
  return inner !== undefined && readsElement(inner);
}

/**
 * Returns why an empty string isn't mutated, or undefined if it is. A fallback for an array element that always exists is
 * only there for the type checker.
 */
function reasonToKeepFallback({ node, parent, parentPath }) {
  if (node.type !== 'StringLiteral' || node.value !== '') return undefined;
  const isDefault = parent?.type === 'AssignmentPattern' && parentPath?.parent?.type === 'ArrayPattern';
  const isAlternative =
    parent?.type === 'LogicalExpression' && parent.right === node && readsElement(parent.left);
  return isDefault || isAlternative ? 'a fallback for the type checker' : undefined;
}

exports.reasonToKeep = reasonToKeep;
exports.reasonToKeepFallback = reasonToKeepFallback;

/** The export that Stryker looks for in its plugins. */
exports.strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'proseOnly',
    value: {
      shouldIgnore: (at) =>
        reasonToKeep(path.relative(process.cwd(), at.hub.file.opts.filename), at.node) ??
        reasonToKeepFallback(at),
    },
  },
];
