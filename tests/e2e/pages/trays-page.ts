import type { Locator } from '@playwright/test';
import { PageModel } from './page-model.ts';

export class TraysPage extends PageModel {
  private readonly owned = this.region('Trays owned');
  private readonly limits = this.region('Scrubbing and stacking');
  readonly withHoles = this.owned.getByRole('textbox', { name: 'With holes' });
  readonly solid = this.owned.getByRole('textbox', { name: 'Solid (without holes)' });
  readonly threshold = this.limits.getByRole('textbox', { name: 'Scrub-task threshold' });
  readonly stackLimit = this.limits.getByRole('textbox', { name: 'Stack limit' });
  readonly saveCounts = this.page.getByRole('button', { name: 'Save counts' });
  readonly saveLimits = this.page.getByRole('button', { name: 'Save limits' });
  readonly saveRacks = this.page.getByRole('button', { name: 'Save racks' });
  readonly addGrowRack = this.page.getByRole('button', { name: '+ Add Grow Rack' });

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

  override async choose(
    rack: string,
    action: '+ Add shelf' | 'Clone rack' | 'Remove rack',
  ): Promise<void> {
    await this.page.getByRole('button', { name: `Rack Actions for ${rack}`, exact: true }).click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }
}
