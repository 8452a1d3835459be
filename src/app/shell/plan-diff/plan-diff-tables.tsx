import type { DiffSection } from '#ui/plan-diff/plan-diff-sections.ts';
import classes from './plan-diff.module.css';

/** One table for every section: day, what it is about, before and after, and the difference. */
export function PlanDiffTables({ sections }: { readonly sections: readonly DiffSection[] }) {
  return sections.map(({ title, lines }) => (
    <table key={title} className={classes.table}>
      <caption className={classes.caption}>{title}</caption>
      <tbody>
        {lines.map(({ day, name, change, difference, note }, place) => (
          <tr key={`${day}|${name}|${place}`}>
            <th scope="row" className={classes.day}>
              {day}
            </th>
            <td>
              {name}
              {note !== '' && <div className={classes.note}>{note}</div>}
            </td>
            <td className={classes.amount}>{change}</td>
            <td className={classes.amount}>{difference}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ));
}
