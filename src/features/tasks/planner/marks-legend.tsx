import classes from './compact-month.module.css';

/** What the marks of the small calendar stand for; its days say the same in words. */
export function MarksLegend() {
  return (
    <p className={classes.legend} aria-hidden>
      <i className={classes.dot} data-state="open" /> Tasks
      <i className={classes.dot} data-state="late" /> Late
      <i className={classes.dot} data-state="done" /> All done
      <i className={classes.dash} /> Orders
    </p>
  );
}
