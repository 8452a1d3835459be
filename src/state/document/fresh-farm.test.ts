import { expect, test } from 'vitest';
import { freshFarm } from './fresh-farm.ts';

const shelf = (id: string) =>
  `{ "id": "${id}", "capacity": 4, "constraints": { "allowedVarieties": [], "blockedVarieties": [] } }`;

const SPECIFIED = `{
  "meta": { "version": 2, "lastWriteAt": 0, "catalogUpdatedAt": 0 },
  "varieties": [], "products": [], "recurring": [], "single": [], "orders": [], "tasks": [], "seedsInventory": [],
  "settings": {
    "brand": { "farmName": "", "title": "", "appLogoDataUrl": null }, "siteTitle": "",
    "google": { "connected": false, "sub": null, "email": null, "name": null, "picture": null,
      "calendarId": "primary", "pushAggregates": { "plant": false, "harvest": false, "soak": false } },
    "planner": { "weekStartsOn": 1, "weekendHarvestToFriday": true, "defaultHarvestBufferDays": 0 },
    "plannerPrefs": { "harvestWeekendOnFriday": true }, "weekendHarvestToFriday": true,
    "reporting": { "trackHarvestLoss": true, "usdaMode": "basic" },
    "trays": { "dirtyThreshold": 40, "stackLimit": 4 },
    "commonTasks": ["Follow-up Call", "Scrub Glassware", "Scrub Trays", "Sweep/Mop"]
  },
  "catalog": {
    "materials": [], "packaging": [], "seedsByVariety": {}, "soilConfig": { "soilMaterialId": null }, "overheads": [], "overheadLogs": [],
    "overheadScenario": { "months": 1, "trays": 0, "units": 0, "events": 0, "ounces": 0, "batches": 0 }
  },
  "batchSettings": { "generalBufferPercent": 6, "consistent": { "percent": 4, "varieties": [] },
    "delicate": { "percent": 12, "varieties": [] }, "maxExtraTrays": 1 },
  "trayStatus": { "dirtyWithHoles": 0, "dirtyWithoutHoles": 0, "inUseWithHoles": 0, "inUseWithoutHoles": 0,
    "inUseTopCovers": 0, "inUseBottomSolids": 0, "activePlantings": [], "pendingHarvests": [],
    "scrubTaskId": null, "scrubTaskCreatedAt": null, "lastScrubCompletedAt": null },
  "traysPlantedLog": [], "harvestLosses": [],
  "capacity": {
    "racks": [
      { "id": "germ-1", "label": "Germ Rack A", "type": "germination", "shelves": [
        ${['g1', 'g2', 'g3', 'g4', 'g5', 'g6', 'g7'].map(shelf).join(', ')} ] },
      { "id": "grow-1", "label": "Grow Rack A", "type": "grow", "shelves": [
        ${['s1', 's2', 's3', 's4', 's5'].map(shelf).join(', ')} ] }
    ],
    "trayInventory": { "withHoles": 40, "withoutHoles": 80 },
    "options": { "startDate": null, "windowDays": 14, "mode": "Fixed harvest" },
    "freezeDryers": [], "demands": []
  },
  "markets": [], "demandRecords": [],
  "alchemy": { "items": [], "categories": [], "subgroups": [], "products": [], "orders": [] }
}`;

test('a fresh farm is exactly the one specified, its keys in the same order', () => {
  expect(JSON.stringify(freshFarm())).toBe(JSON.stringify(JSON.parse(SPECIFIED)));
});

test('two fresh farms share nothing that a change to one could reach', () => {
  expect(freshFarm().settings).not.toBe(freshFarm().settings);
  expect(freshFarm().capacity.racks).not.toBe(freshFarm().capacity.racks);
});
