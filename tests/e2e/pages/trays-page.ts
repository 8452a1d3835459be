import type { Locator, Page } from '@playwright/test';

/** Trays and racks. */
export class TraysPage {
  readonly page: Page;
  readonly withHoles: Locator;
  readonly solid: Locator;
  readonly threshold: Locator;
  readonly stackLimit: Locator;
  readonly saveCounts: Locator;
  readonly saveLimits: Locator;
  readonly saveRacks: Locator;
  readonly addGermRack: Locator;
  readonly addGrowRack: Locator;

  constructor(page: Page) {
    const owned = page.getByRole('region', { name: 'Trays owned' });
    const limits = page.getByRole('region', { name: 'Scrubbing and stacking' });
    this.page = page;
    this.withHoles = owned.getByRole('textbox', { name: 'With holes' });
    this.solid = owned.getByRole('textbox', { name: 'Solid (without holes)' });
    this.threshold = limits.getByRole('textbox', { name: 'Scrub-task threshold' });
    this.stackLimit = limits.getByRole('textbox', { name: 'Stack limit' });
    this.saveCounts = page.getByRole('button', { name: 'Save counts' });
    this.saveLimits = page.getByRole('button', { name: 'Save limits' });
    this.saveRacks = page.getByRole('button', { name: 'Save racks' });
    this.addGermRack = page.getByRole('button', { name: '+ Add Germ Rack' });
    this.addGrowRack = page.getByRole('button', { name: '+ Add Grow Rack' });
  }

  /** One card of the summary. */
  summary(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  /** The line that opens a rack. */
  opener(rack: string): Locator {
    return this.page.getByRole('button', { name: rack, exact: true });
  }

  rack(name: string): Locator {
    return this.page.getByRole('article').filter({ has: this.opener(name) });
  }

  saveRack(rack: string): Locator {
    return this.rack(rack).getByRole('button', { name: 'Save rack' });
  }

  async choose(rack: string, action: '+ Add shelf' | 'Clone rack' | 'Remove rack'): Promise<void> {
    await this.page.getByRole('button', { name: `Rack Actions for ${rack}`, exact: true }).click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }
}
