import type { ReactNode } from 'react';
import { PaperOnly } from './paper-only.tsx';
import classes from './printed-papers.module.css';

/** A paper of one or more pages, with what stands at the foot of each. */
export interface PrintedPaper {
  readonly id: string;
  readonly name: string;
  readonly content: ReactNode;
}

/** Papers to hand out, with nothing else in print: each begins on a page of its own and counts its pages. */
export function PrintedPapers({ papers }: { readonly papers: readonly PrintedPaper[] }) {
  const pages = papers.map(({ name }, at) => pageRule(at, name, papers.length)).join('\n');
  return (
    <PaperOnly pages={pages}>
      {papers.map(({ id, content }, at) => (
        <section key={id} className={classes.paper} style={{ page: pageName(at) }}>
          {content}
        </section>
      ))}
    </PaperOnly>
  );
}

function pageName(at: number): string {
  return `paper-${at + 1}`;
}

/** The page of a paper. How many it has in all is known of a paper alone. */
function pageRule(at: number, name: string, papers: number): string {
  const page = pageName(at);
  const count = `'Page ' counter(${page})${papers === 1 ? " ' of ' counter(pages)" : ''}`;
  const type = 'font-family: system-ui, sans-serif; font-size: 9pt;';
  return `@page ${page} {
    margin: 14mm 15mm 16mm;
    counter-increment: ${page};
    @bottom-left { content: ${quoted(name)}; ${type} }
    @bottom-right { content: ${count}; ${type} }
  }`;
}

function quoted(text: string): string {
  return `'${text.replaceAll(/['"\\\n\r\f]/g, (one) => `\\${one.codePointAt(0)?.toString(16)} `)}'`;
}
