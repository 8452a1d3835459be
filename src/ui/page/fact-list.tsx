import type { ReactNode } from 'react';
import classes from './fact-list.module.css';

/** Facts under each other, the word left and the value right, divided by thin lines. */
export function FactList({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={classes.root}>
      {facts.map(([word, value]) => (
        <div key={word} className={classes.fact}>
          <dt>{word}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
