const path = require('node:path');

/** Files whose texts only people read: a test of such a text would repeat it. Everything else in them is mutated. */
const prose = [
  { files: /^src\/domain\/rules\/[a-z]+\/[a-z0-9-]+\.ts$/, reason: 'the title and advice of an audit rule' },
  { files: /^src\/domain\/errors\.ts$/, reason: 'the words of an error message' },
];

/** Returns why the string at this syntax node is left as it is, if it is. */
function reasonToKeep(fileName, node) {
  if (node.type !== 'StringLiteral' && node.type !== 'TemplateLiteral') return undefined;
  return prose.find(({ files }) => files.test(fileName))?.reason;
}

exports.reasonToKeep = reasonToKeep;

/** What Stryker looks for in a module of its `plugins`. */
exports.strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'proseOnly',
    value: {
      shouldIgnore: ({ hub, node }) =>
        reasonToKeep(path.relative(process.cwd(), hub.file.opts.filename), node),
    },
  },
];
