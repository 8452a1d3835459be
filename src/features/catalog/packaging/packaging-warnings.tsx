import { Anchor } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { CostNote } from '#domain/costing/cost-note.ts';
import { routePaths } from '#ui/route-paths.ts';
import classes from './packaging-warnings.module.css';

/** What is not in the cost of a package, each with the way to where it is mended. */
export function PackagingWarnings(props: {
  readonly warnings: readonly CostNote[];
  /** Opens the package, for what is mended there; left out where it is open already. */
  readonly onEdit?: () => void;
}) {
  const { warnings, onEdit } = props;
  if (warnings.length === 0) return null;
  return (
    <ul className={classes.list}>
      {warnings.map(({ text, mend }) => (
        <li key={text} className={classes.warning}>
          <IconAlertTriangle size="1rem" aria-hidden className={classes.icon} />
          <span>
            {text}{' '}
            {mend.to === 'material' ? (
              <Anchor component={Link} to={routePaths.inventory} inherit>
                Inventory
              </Anchor>
            ) : (
              onEdit !== undefined && (
                <Anchor component="button" type="button" onClick={onEdit} inherit>
                  Edit package
                </Anchor>
              )
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
