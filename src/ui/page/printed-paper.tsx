import type { ReactNode } from 'react';
import { PaperOnly } from './paper-only.tsx';
import classes from './printed-paper.module.css';

/** A paper to hand out, with nothing else in print: at the foot of each page its name, and which page it is. */
export function PrintedPaper(props: { readonly name: string; readonly children: ReactNode }) {
  return (
    <PaperOnly pages={pageRule(props.name)}>
      <section className={classes.paper}>{props.children}</section>
    </PaperOnly>
  );
}

function pageRule(name: string): string {
  const type = 'font-family: system-ui, sans-serif; font-size: 9pt;';
  return `@page paper {
    margin: 14mm 15mm 16mm;
    counter-increment: paper;
    @bottom-left { content: ${quoted(name)}; ${type} }
    @bottom-right { content: 'Page ' counter(paper) ' of ' counter(pages); ${type} }
  }`;
}

function quoted(text: string): string {
  return `'${text.replaceAll(/['"\\\n\r\f]/g, (one) => `\\${one.codePointAt(0)?.toString(16)} `)}'`;
}
