import type { CostFix } from '#domain/costing/cost-note.ts';
import { orderPath, routePaths, varietyPath } from '../route-paths.ts';

/** Where the missing detail of a cost is added: its address and what the link says. */
export function fixLink(mend: CostFix) {
  return 'id' in mend ? recordLink(mend.to, mend.id) : PAGES[mend.to];
}

const PAGES = {
  varieties: { path: routePaths.varieties, label: 'Varieties' },
  products: { path: routePaths.products, label: 'Products' },
  packaging: { path: routePaths.packaging, label: 'Packaging' },
  materials: { path: routePaths.inventory, label: 'Inventory' },
  overheads: { path: routePaths.overheads, label: 'Overhead Catalog' },
} as const;

function recordLink(to: Extract<CostFix, { id: string }>['to'], id: string) {
  const named = encodeURIComponent(id);
  switch (to) {
    case 'variety':
      return { path: varietyPath(id), label: 'Open variety' };
    case 'packaging':
      return { path: `${routePaths.packaging}?packaging=${named}`, label: 'Open package' };
    case 'material':
      return { path: `${routePaths.inventory}?material=${named}`, label: 'Open material' };
    case 'seed-vault':
      return { path: `${routePaths.seedVault}?cost=${named}`, label: 'Seed Vault' };
    case 'order':
      return { path: orderPath(id), label: 'Open order' };
  }
}
