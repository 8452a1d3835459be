import { version } from '../../../../package.json';

/** The name of the product, shown until the farm has a title of its own. */
export const productName = 'Microgreens Manager';

export const productVersion = version;

export const productDescription = 'Planting, harvest and order planning for microgreens farms';
