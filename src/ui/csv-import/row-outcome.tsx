import type { FieldChange, ImportRow } from '#domain/import/import-plan.ts';
import classes from './csv-import.module.css';

/** What is wrong with a row, or what it changes: the field, before and after. */
export function RowOutcome({ row }: { readonly row: ImportRow }) {
  if (row.kind === 'error') return <span className={classes.problem}>{row.problem}</span>;
  if (row.kind !== 'changed') return null;
  return (
    <ul className={classes.changes}>
      {row.changes.map((change, index) => (
        // The changes of a row never move.
        <li key={`${change.field} ${index}`}>
          <Change change={change} />
        </li>
      ))}
    </ul>
  );
}

function Change({ change: { field, before, after } }: { readonly change: FieldChange }) {
  return (
    <>
      <span className={classes.field}>{field}:</span>{' '}
      <span className={classes.before}>{before || 'empty'}</span> → {after || 'empty'}
    </>
  );
}
