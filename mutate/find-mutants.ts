import { parseSync } from 'vite';
import type { Fallback, Mutant } from './mutant.ts';
import { mistakesAt, mistakesWithCondition } from './mutators.ts';
import type { SyntaxNode } from './syntax-node.ts';
import { isSyntaxNode, runningChildren } from './syntax-node.ts';

/** What stands in these runs when it is called, or when something is made of it. */
const RUNS_LATER = new Set([
  'ArrowFunctionExpression',
  'FunctionDeclaration',
  'FunctionExpression',
  'PropertyDefinition',
]);

/** Every mistake that can be planted in a source file, in the order of the file. */
export function findMutants(file: string, source: string): Mutant[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0 || !isSyntaxNode(program)) throw new Error(`${file} cannot be read.`);
  const codeOf = ({ start, end }: SyntaxNode): string => source.slice(start, end);
  const found: Mutant[] = [];
  const visit = (node: SyntaxNode, { isOfLoading, fallback }: Place, parent?: SyntaxNode): void => {
    const mistakes = [
      ...(breaksChain(node, parent, codeOf) ? [] : mistakesAt(node, codeOf)),
      ...mistakesWithCondition(node, parent, codeOf),
    ];
    const line = source.slice(0, node.start).split('\n').length;
    for (const { kind, becomes } of mistakes) {
      const { start, end } = node;
      const mutant = { file, line, start, end, kind, isOfLoading, was: codeOf(node), becomes };
      found.push(fallback ? { ...mutant, fallback } : mutant);
    }
    for (const child of runningChildren(node)) {
      if (isOnlySign(node, codeOf) && child !== node['test']) continue;
      const place = {
        isOfLoading: isOfLoading && !RUNS_LATER.has(node.type),
        fallback: child === node['right'] ? (fallbackAt(node, codeOf) ?? fallback) : fallback,
      };
      visit(child, place, node);
    }
  };
  visit(program, { isOfLoading: true, fallback: undefined });
  return found;
}

/** Where a node stands: outside of all functions, and in which default. */
interface Place {
  readonly isOfLoading: boolean;
  readonly fallback: Fallback | undefined;
}

/** The default that is the right side of this node. */
function fallbackAt(node: SyntaxNode, codeOf: (node: SyntaxNode) => string): Fallback | undefined {
  const { type, start, end, left } = node;
  if (!isSyntaxNode(left)) return undefined;
  if (type === 'AssignmentPattern') return { start, end, without: codeOf(left) };
  return node['operator'] === '??' ? { start, end, without: `(${codeOf(left)})` } : undefined;
}

/** `a?.b.filter(f).c` ends early where `a` is missing; put into brackets, a part of it would not. */
function breaksChain(
  node: SyntaxNode,
  parent: SyntaxNode | undefined,
  codeOf: (node: SyntaxNode) => string,
): boolean {
  if (parent?.['object'] !== node && parent?.['callee'] !== node) return false;
  return codeOf(node).includes('?.');
}

/** `a < b ? -1 : 1` answers before or after; how much of it, no sorting asks. */
function isOnlySign(node: SyntaxNode, codeOf: (node: SyntaxNode) => string): boolean {
  return (
    node.type === 'ConditionalExpression' && /\?\s*(-1\s*:\s*1|1\s*:\s*-1)$/.test(codeOf(node))
  );
}
