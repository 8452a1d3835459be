import type { SyntaxNode } from './syntax-node.ts';
import { isSyntaxNode } from './syntax-node.ts';

/** What a mutator makes of a node. */
export interface Mistake {
  readonly kind: string;
  readonly becomes: string;
}

/** Reads the source of a node. */
type CodeOf = (node: SyntaxNode) => string;

/** The mistakes that can be made at this node of the syntax tree. */
export function mistakesAt(node: SyntaxNode, codeOf: CodeOf): readonly Mistake[] {
  return MUTATORS[node.type]?.(node, codeOf) ?? [];
}

const MUTATORS: Readonly<Record<string, (node: SyntaxNode, codeOf: CodeOf) => Mistake[]>> = {
  BinaryExpression: swappedOperator,
  AssignmentExpression: swappedOperator,
  LogicalExpression: swappedLogic,
  UnaryExpression: (node, codeOf) =>
    node['operator'] === '!' ? [{ kind: 'drop !', becomes: codeOf(part(node, 'argument')) }] : [],
  Literal: (node) => otherConstant(node['value']),
  CallExpression: changedCall,
};

const OTHER_OPERATOR: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '+=': '-=',
  '-=': '+=',
  '*=': '/=',
};

function swappedOperator(node: SyntaxNode, codeOf: CodeOf): Mistake[] {
  const operator = String(node['operator']);
  const other = OTHER_OPERATOR[operator];
  const [left, right] = [part(node, 'left'), part(node, 'right')];
  // Texts are put together by `+`; no number comes out of taking one from the other.
  if (other === undefined || isText(left) || isText(right)) return [];
  return [{ kind: operator, becomes: `${codeOf(left)} ${other} ${codeOf(right)}` }];
}

function isText({ type, value }: SyntaxNode): boolean {
  return type === 'TemplateLiteral' || typeof value === 'string';
}

function swappedLogic(node: SyntaxNode, codeOf: CodeOf): Mistake[] {
  const left = codeOf(part(node, 'left'));
  const right = codeOf(part(node, 'right'));
  const operator = String(node['operator']);
  if (operator === '??') return [{ kind: 'drop ??', becomes: left }];
  const other = operator === '&&' ? '||' : '&&';
  return [{ kind: operator, becomes: `(${left}) ${other} (${right})` }];
}

function otherConstant(value: unknown): Mistake[] {
  if (typeof value === 'boolean') return [{ kind: 'constant', becomes: String(!value) }];
  return typeof value === 'number' ? [{ kind: 'constant', becomes: String(value + 1) }] : [];
}

const DROPPED_CALLS = new Set(['filter', 'sort', 'toSorted']);

function changedCall(node: SyntaxNode, codeOf: CodeOf): Mistake[] {
  const callee = part(node, 'callee');
  if (callee.type !== 'MemberExpression' || callee['computed'] === true) return [];
  const target = codeOf(part(callee, 'object'));
  const name = codeOf(part(callee, 'property'));
  if (DROPPED_CALLS.has(name)) return [{ kind: `drop .${name}`, becomes: target }];
  if (target !== 'Math' || (name !== 'max' && name !== 'min')) return [];
  const other = `Math.${name === 'max' ? 'min' : 'max'}`;
  return [{ kind: `Math.${name}`, becomes: other + codeOf(node).slice(codeOf(callee).length) }];
}

/** Whether a condition has a mutator of its own that turns it round. */
function isTurnedElsewhere({ type, operator }: SyntaxNode): boolean {
  if (type === 'UnaryExpression') return operator === '!';
  return type === 'BinaryExpression' && (operator === '===' || operator === '!==');
}

/** The mistakes that can be made with this node as the condition of `parent`. */
export function mistakesWithCondition(
  node: SyntaxNode,
  parent: SyntaxNode | undefined,
  codeOf: CodeOf,
): readonly Mistake[] {
  if (parent?.['test'] !== node) return [];
  const negated = { kind: 'negated', becomes: `!(${codeOf(node)})` };
  const turned = isTurnedElsewhere(node) ? [] : [negated];
  if (parent.type === 'ConditionalExpression') return turned;
  if (parent.type !== 'IfStatement') return [];
  return [...turned, { kind: 'never', becomes: 'false' }];
}

function part(node: SyntaxNode, field: string): SyntaxNode {
  const value = node[field];
  if (!isSyntaxNode(value)) throw new Error(`A ${node.type} without ${field}.`);
  return value;
}
