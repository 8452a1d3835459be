import { Link } from 'react-router';
import { routePaths } from '#ui/route-paths.ts';
import { SproutMark } from '#ui/pictures/sprout-mark.tsx';
import classes from './brand.module.css';
import { useMemo } from 'react';
import { safeLogo } from '#domain/settings/logo.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { productName } from './product.ts';

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

/** Title, farm name and picture in the top bar. */
interface FarmBrand {
  readonly title: string;
  readonly farmName: string;
  readonly logo: string | null;
}

/** How the farm calls itself; blank counts as not set. */
function useBrand(): FarmBrand {
  const { title, farmName, appLogoDataUrl } = useFarm((farm) => farm.settings.brand);
  // What is shown is looked at once more: a farm may have come from anywhere.
  const logo = useMemo(() => safeLogo(appLogoDataUrl), [appLogoDataUrl]);
  return {
    title: title.trim() || farmName.trim() || productName,
    farmName: farmName.trim(),
    logo,
  };
}
