import { parseSync } from 'vite';
import type { Mutant } from './mutant.ts';
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
  const visit = (node: SyntaxNode, isOfLoading: boolean, parent?: SyntaxNode): void => {
    const mistakes = [
      ...(breaksChain(node, parent, codeOf) ? [] : mistakesAt(node, codeOf)),
      ...mistakesWithCondition(node, parent, codeOf),
    ];
    const line = source.slice(0, node.start).split('\n').length;
    for (const { kind, becomes } of mistakes) {
      const { start, end } = node;
      found.push({ file, line, start, end, kind, isOfLoading, was: codeOf(node), becomes });
    }
    for (const child of runningChildren(node)) {
      if (isOnlySign(node, codeOf) && child !== node['test']) continue;
      visit(child, isOfLoading && !RUNS_LATER.has(node.type), node);
    }
  };
  visit(program, true);
  return found;
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
