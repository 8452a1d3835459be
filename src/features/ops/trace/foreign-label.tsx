import { useParams } from 'react-router';
import { EmptyState } from '#ui/page/page-parts.tsx';
import { foreignText } from './trace-text.ts';
import classes from './trace.module.css';

/** What the link of a label says on a device without the farm. */
export function ForeignLabel() {
  const { codes = '' } = useParams();
  return (
    <main className={classes.foreign}>
      <EmptyState title={foreignText(codes)} />
    </main>
  );
}
