import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { newOrderPath, restorePath, routePaths, tasksDeepLink } from '#ui/route-paths.ts';

/** What growers come to do, by its verb; each leads to the screen where it is done. */
export function verbs(today: IsoDate) {
  const { seedVault, products, deliveries } = routePaths;
  return [
    { label: 'New order', detail: 'Orders', words: 'add recurring one-time', path: newOrderPath },
    {
      label: 'Weigh a harvest',
      detail: 'Tasks',
      words: 'scale weight',
      path: tasksDeepLink('weigh'),
    },
    {
      label: 'Lost trays',
      detail: 'Tasks',
      words: 'loss report mold',
      path: tasksDeepLink('lost'),
    },
    {
      label: 'Print day sheet',
      detail: 'Tasks',
      words: 'paper',
      path: tasksDeepLink('print', today),
    },
    { label: 'Receive seed', detail: 'Seed Vault', words: 'seed entry intake', path: seedVault },
    { label: 'Price a product', detail: 'Products', words: 'prices sell', path: products },
    { label: 'Pack deliveries', detail: 'Deliveries', words: 'packed packing', path: deliveries },
    { label: 'Restore a backup', detail: 'Settings', words: 'import file', path: restorePath },
  ];
}
