/** A node of the syntax tree, as far as mutators look at it. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

export function isSyntaxNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** The nodes right below this one that run: none of types, imports and the names of fields. */
export function runningChildren(node: SyntaxNode): SyntaxNode[] {
  if (node.type === 'ImportDeclaration') return [];
  return Object.entries(node)
    .filter(([field]) => field !== 'key' || node['computed'] === true)
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isSyntaxNode)
    .filter(({ type }) => !type.startsWith('TS') || WRAPPERS.has(type));
}

/** What TypeScript wraps around an expression that runs all the same. */
const WRAPPERS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);
