import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { internalPaths, paths } from '#domain/collections';

type Direction = 'asc' | 'desc';

/** What a query asks of the indexes. */
export interface QueryShape {
  /** The ID of the collection, such as `jobs`. */
  readonly collection: string;
  readonly where: readonly (readonly [field: string, operator: string])[];
  readonly orderBy: readonly (readonly [field: string, direction: Direction])[];
}

/** Returns the queries in the source of the functions and of the application. Queries that are built elsewhere are left out. */
export function queriesInSource(): readonly QueryShape[] {
  return ['functions/src', 'src/app'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\./.test(file))
      .flatMap((file) => queriesIn(readFileSync(join(folder, file), 'utf8'), file.endsWith('x'))),
  );
}

/** @param hasElements whether the text is TSX. */
export function queriesIn(text: string, hasElements = false): readonly QueryShape[] {
  const file = ts.createSourceFile(hasElements ? 'file.tsx' : 'file.ts', text, ts.ScriptTarget.Latest, true);
  const found: QueryShape[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isOutermost(node)) found.push(...chain(node, file));
    if (ts.isObjectLiteralExpression(node)) found.push(...literal(node, file));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const isOutermost = ({ parent }: ts.Node) => !ts.isPropertyAccessExpression(parent);

/** Reads a chain such as `refs.jobs.where('state', '==', 'queued').orderBy('createdAt')`. */
function chain(call: ts.Expression, file: ts.SourceFile): QueryShape[] {
  const where: QueryShape['where'][number][] = [];
  const orderBy: QueryShape['orderBy'][number][] = [];
  let node: ts.Expression = call;
  while (true) {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const [field, second] = node.arguments.map(textOf);
      const { text } = node.expression.name;
      if (text === 'where' && field) where.unshift([field, second ?? '']);
      if (text === 'orderBy' && field) orderBy.unshift([field, second === 'desc' ? 'desc' : 'asc']);
      const name = referenceName(node) ?? referenceName(node.expression);
      if (name) return where.length + orderBy.length > 0 ? [shapeOf(name, where, orderBy)] : [];
      node = node.expression.expression;
    } else if (ts.isPropertyAccessExpression(node)) {
      const name = referenceName(node);
      return name && where.length + orderBy.length > 0 ? [shapeOf(name, where, orderBy)] : [];
    } else if (ts.isCallExpression(node) || ts.isIdentifier(node)) {
      const name = ts.isIdentifier(node) ? node : node.expression;
      const base =
        ts.isIdentifier(name) && where.length + orderBy.length > 0 && initializerOf(name.text, file);
      if (!base) return [];
      return chain(ts.isArrowFunction(base) ? (base.body as ts.Expression) : base, file).map((shape) => ({
        ...shape,
        where: [...shape.where, ...where],
        orderBy: [...shape.orderBy, ...orderBy],
      }));
    } else {
      return [];
    }
  }
}

/** Returns `jobs` for `refs.jobs`, and `log` for `refs.log(jobId)`. */
function referenceName(node: ts.Expression): string | undefined {
  const access = ts.isCallExpression(node) ? node.expression : node;
  if (!ts.isPropertyAccessExpression(access)) return undefined;
  const { expression, name } = access;
  return ts.isIdentifier(expression) && ['refs', 'paths'].includes(expression.text) ? name.text : undefined;
}

/** Reads an object such as `{ from: paths.jobs, where: […], orderBy: […] }`, or one that spreads its `from`. */
function literal(object: ts.ObjectLiteralExpression, file: ts.SourceFile): QueryShape[] {
  const from = propertyOf(object, 'from', file);
  const orders = propertyOf(object, 'orderBy', file);
  const name = from && referenceName(from);
  if (!name) return [];
  const where = elementsOf(propertyOf(object, 'where', file)).flatMap((element) => conditionOf(element));
  const [field, direction] = elementsOf(orders);
  const sorted = field && textOf(field);
  if (!sorted || !direction) return where.length > 0 && !orders ? [shapeOf(name, where, [])] : [];
  return (['asc', 'desc'] as const)
    .filter((one) => direction.getText().includes(`'${one}'`))
    .map((one) => shapeOf(name, where, [[sorted, one]]));
}

function conditionOf(element: ts.Expression): [string, string][] {
  const [field, operator] = elementsOf(element).map(textOf);
  if (field && operator) return [[field, operator]];
  // `...startingWith('email', text)`
  const call = ts.isSpreadElement(element) ? element.expression : element;
  const ranged = ts.isCallExpression(call) && call.arguments[0] ? textOf(call.arguments[0]) : undefined;
  return ranged ? [[ranged, '>=']] : [];
}

function propertyOf(
  object: ts.ObjectLiteralExpression,
  name: string,
  file: ts.SourceFile,
): ts.Expression | undefined {
  for (const property of object.properties) {
    if (ts.isPropertyAssignment(property) && property.name.getText() === name)
      return withoutConst(property.initializer);
    if (!ts.isSpreadAssignment(property) || !ts.isIdentifier(property.expression)) continue;
    const base = initializerOf(property.expression.text, file);
    const inherited = base && ts.isObjectLiteralExpression(base) && propertyOf(base, name, file);
    if (inherited) return inherited;
  }
  return undefined;
}

const withoutConst = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isParenthesizedExpression(node) ? withoutConst(node.expression) : node;

function elementsOf(node: ts.Expression | undefined): readonly ts.Expression[] {
  const array = node && withoutConst(node);
  return array && ts.isArrayLiteralExpression(array) ? array.elements : [];
}

const textOf = (node: ts.Expression) => (ts.isStringLiteral(node) ? node.text : undefined);

function initializerOf(name: string, file: ts.SourceFile): ts.Expression | undefined {
  let found: ts.Expression | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === name && node.initializer)
      found ??= withoutConst(node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const all: Readonly<Record<string, string | ((...ids: never[]) => string)>> = { ...paths, ...internalPaths };

function shapeOf(name: string, where: QueryShape['where'], orderBy: QueryShape['orderBy']): QueryShape {
  const path = all[name];
  if (path === undefined) throw new Error(`No path is named ${name}.`);
  const text = typeof path === 'string' ? path : (path as (...ids: unknown[]) => string)('id', 'id');
  return { collection: text.split('/').at(-1) ?? '', where, orderBy };
}
