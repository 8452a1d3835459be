import { formatSentence } from '../format.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import type { CostNote } from '#domain/costing/cost-note.ts';
import classes from './cost-notes.module.css';
import { fixLink } from './fix-link.ts';
import { Anchor } from '../kit/plain-parts.tsx';

/** Why costs are not whole, each with the way to where it is mended. */
export function CostNotes(props: {
  readonly notes: readonly CostNote[];
  /** Without the ways: in a form, where leaving would lose what is typed. */
  readonly plain?: boolean;
}) {
  const { notes, plain = false } = props;
  const { pathname, search } = useLocation();
  if (notes.length === 0) return null;
  return (
    <ul className={classes.list}>
      {notes.map(({ text: said, subject, mend }) => {
        const text = formatSentence(said);
        const { path, label } = fixLink(mend);
        return (
          <li key={`${text} ${path}`} className={classes.note}>
            <IconAlertTriangle size="1rem" aria-hidden className={classes.icon} />
            <div>
              {subject !== undefined && <strong>{subject}: </strong>}
              <span>{text}</span>{' '}
              {!plain && (
                <Anchor
                  component={Link}
                  to={path}
                  state={{ origin: pathname + search }}
                  inherit
                  className="no-print"
                >
                  {label}
                </Anchor>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
