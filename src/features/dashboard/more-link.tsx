import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from './dashboard.module.css';

export function seeAllText(count: number): string {
  return count === 1 ? 'See it' : `See all ${count}`;
}

export function MoreLink(props: { readonly to: string; readonly children: string }) {
  return (
    <Link to={props.to} className={classes.more}>
      {props.children}
      <IconChevronRight size="1rem" aria-hidden />
    </Link>
  );
}
