import { parseSync } from 'vite';
import { isSyntaxNode, type SyntaxNode } from './syntax-node.ts';
import type { SourceFile } from './source-tree.ts';

/** A text of the source, on one line, with `{}` for what is put into it. */
export interface ProductText {
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

/** All that a file says: its string literals, template literals and the text of its elements. */
export function productTexts({
  path,
  text,
}: Pick<SourceFile, 'path' | 'text'>): readonly ProductText[] {
  const found: ProductText[] = [];
  const add = (node: SyntaxNode, said: string) => {
    const words = said.replaceAll(/\s+/g, ' ').trim();
    const line = text.slice(0, node.start).split('\n').length;
    if (/[A-Za-z]/.test(words)) found.push({ path, line, text: words });
  };
  const visit = (node: SyntaxNode): void => {
    const said = saidBy(node);
    if (said !== null) add(node, said);
    const isJoined = said !== null && node.type === 'BinaryExpression';
    for (const child of childrenOf(node)) {
      if (!isJoined || saidBy(child) === null) visit(child);
    }
  };
  // The parser has a type for every kind of node; here all are looked at alike.
  visit(parseSync(path, text).program as unknown as SyntaxNode);
  return found;
}

/** What a node says by itself; null for one that only has texts below it. */
function saidBy(node: SyntaxNode): string | null {
  switch (node.type) {
    case 'Literal':
      return typeof node['value'] === 'string' ? node['value'] : null;
    case 'TemplateLiteral':
      return nodesOf(node['quasis']).map(rawText).join('{}');
    case 'BinaryExpression':
      return joined(node);
    case 'JSXElement':
    case 'JSXFragment':
      return nodesOf(node['children']).map(partOfElement).join('');
    default:
      return null;
  }
}

/** Texts put together with a plus; null unless both sides are texts. */
function joined({ operator, left, right }: SyntaxNode): string | null {
  if (operator !== '+' || !isSyntaxNode(left) || !isSyntaxNode(right)) return null;
  const [before, after] = [saidBy(left), saidBy(right)];
  return before === null || after === null ? null : before + after;
}

function partOfElement(node: SyntaxNode): string {
  if (node.type === 'JSXText') return String(node['value']);
  const { expression } = node;
  if (isSyntaxNode(expression)) {
    if (expression.type === 'JSXEmptyExpression') return '';
    if (expression.type === 'Literal') return String(expression['value']);
  }
  return '{}';
}

function rawText({ value }: SyntaxNode): string {
  const { cooked } = value as { readonly cooked: string | null };
  return cooked ?? '';
}

/** The nodes below that may be said: no types, no imports, no names of fields. */
function childrenOf(node: SyntaxNode): readonly SyntaxNode[] {
  if (isUnsaid(node)) return [];
  return Object.entries(node)
    .filter(([field]) => field !== 'key' || node['computed'] === true)
    .filter(([field]) => field !== 'source')
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isSyntaxNode)
    .filter(({ type }) => !type.startsWith('TS') || type in WRAPPERS);
}

/** What is no text for people: modules, what React tells elements apart by, and spellings that are only read. */
function isUnsaid({ type, name, key }: SyntaxNode): boolean {
  if (type.startsWith('Import') || type.startsWith('ExportAll')) return true;
  const called = isSyntaxNode(name) ? name['name'] : isSyntaxNode(key) ? key['name'] : null;
  return (type === 'JSXAttribute' && called === 'key') || called === 'aliases';
}

const WRAPPERS = { TSAsExpression: 0, TSSatisfiesExpression: 0, TSNonNullExpression: 0 };

function nodesOf(value: unknown): readonly SyntaxNode[] {
  return Array.isArray(value) ? value.filter(isSyntaxNode) : [];
}
