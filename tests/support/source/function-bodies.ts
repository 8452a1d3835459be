import { parseSync } from 'vite';
import { isSyntaxNode, type SyntaxNode } from './syntax-node.ts';
import type { SourceFile } from './source-tree.ts';

/** What a function does, wherever it stands and whatever it is called. */
export interface FunctionBody {
  /** Where it begins in the text of its file. */
  readonly start: number;
  /** Its tokens, without comments and white space. */
  readonly tokens: readonly string[];
  readonly statements: number;
}

/** A text, a word or number, an operator, or any other sign. */
const TOKEN =
  /'(?:[^'\\\n]|\\.)*'|[\w$]+|\.\.\.|=>|[=!]==|\?\?=?|\?\.|&&|\|\||[<>]=|[+\-*/]=|[^\s\w]/g;

/** The bodies of all functions of a file: declared, of a class or an object, or handed over. */
export function functionBodies({ path, text }: Pick<SourceFile, 'path' | 'text'>) {
  const { program, comments } = parseSync(path, text);
  const tokens = [...withoutComments(text, comments).matchAll(TOKEN)];
  const bodies: FunctionBody[] = [];
  const visit = (node: SyntaxNode): void => {
    for (const field in node) {
      const value = node[field];
      if (Array.isArray(value)) value.filter(isSyntaxNode).forEach(visit);
      else if (isSyntaxNode(value)) visit(value);
    }
    const { body } = node;
    if (node.type.includes('Function') && isSyntaxNode(body)) bodies.push(bodyOf(body));
  };
  const bodyOf = ({ type, start, end, body }: SyntaxNode): FunctionBody => ({
    start,
    tokens: tokens.slice(indexAt(tokens, start), indexAt(tokens, end)).map(([token]) => token),
    statements: type === 'BlockStatement' && Array.isArray(body) ? body.length : 1,
  });
  // The parser has a type for every kind of node; here all are looked at alike.
  visit(program as unknown as SyntaxNode);
  return bodies;
}

/** The text with blanks for comments, so that all else stays in its place. */
function withoutComments(
  text: string,
  comments: readonly { readonly start: number; readonly end: number }[],
): string {
  const parts = comments.map(({ start, end }, index) => [
    text.slice(comments[index - 1]?.end ?? 0, start),
    ' '.repeat(end - start),
  ]);
  return [...parts.flat(), text.slice(comments.at(-1)?.end ?? 0)].join('');
}

/** How many tokens begin before a place. */
function indexAt(tokens: readonly RegExpExecArray[], place: number): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.index ?? place) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
