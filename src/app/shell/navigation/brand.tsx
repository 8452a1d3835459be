import { Link } from 'react-router';
import { routePaths } from '#ui/route-paths.ts';
import { SproutMark } from '#ui/pictures/sprout-mark.tsx';
import classes from './brand.module.css';
import { useBrand } from './use-brand.ts';

/** The farm's sign and name at the top left; leads to the dashboard. */
export function Brand() {
  const { title, farmName } = useBrand();
  return (
    <Link to={routePaths.dashboard} className={classes.brand}>
      <BrandMark />
      <span className={classes.words}>
        <span className={classes.title}>{title}</span>
        <span className={classes.farm}>{farmName || 'No farm name yet'}</span>
      </span>
    </Link>
  );
}

/** The farm's own picture, else the sprout. */
export function BrandMark() {
  const { logo } = useBrand();
  if (logo !== null) return <img src={logo} alt="" className={classes.logo} />;
  return <SproutMark className={classes.mark ?? ''} />;
}
