import { singleProductId } from '#domain/catalog/products/single-product.ts';
import { isPlainObject } from '../../document/document-patch-path.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import type { FieldsRule, MergeRule } from '../rules/merge-rule.ts';
import { MERGE_TABLE } from '../rules/merge-table.ts';

const TABLE: FieldsRule = { kind: 'fields', of: MERGE_TABLE };

interface Renaming {
  readonly slice: string;
  readonly from: string;
  readonly to: string;
}

/** A farm in which a record has another id, there and wherever it is named. */
export function renameRecord(
  farm: FarmDocument,
  slice: string,
  from: string,
  to: string,
): FarmDocument {
  const renaming = { slice, from, to };
  // Renaming changes texts only, so a farm stays a farm.
  const renamed = renameIn(TABLE, farm, '', renaming) as FarmDocument;
  return slice === 'varieties' ? withKeysRenamed(renamed, from, to) : renamed;
}

function renameIn(
  rule: MergeRule | undefined,
  value: unknown,
  path: string,
  renaming: Renaming,
): unknown {
  switch (rule?.kind) {
    case 'reference':
      return rule.to === renaming.slice && value === renaming.from ? renaming.to : value;
    case 'set':
      if (rule.to !== renaming.slice || !Array.isArray(value)) return value;
      return value.map((item: unknown) => (item === renaming.from ? renaming.to : item));
    case 'records':
      if (!Array.isArray(value)) return value;
      return value.map((record: unknown) => {
        const inner = renameIn(rule.of, record, '', renaming);
        return path === renaming.slice && isPlainObject(inner) && inner['id'] === renaming.from
          ? { ...inner, id: renaming.to }
          : inner;
      });
    case 'map':
      if (!isPlainObject(value)) return value;
      return Object.fromEntries(
        Object.entries(value).map(([key, entry]) => [
          rule.to === renaming.slice && key === renaming.from ? renaming.to : key,
          renameIn(rule.of, entry, '', renaming),
        ]),
      );
    case 'fields': {
      if (!isPlainObject(value)) return value;
      const of = rule.of;
      return Object.fromEntries(
        Object.entries(value).map(([name, field]) => {
          const own = Object.hasOwn(of, name) ? of[name] : undefined;
          return [name, renameIn(own, field, path === '' ? name : `${path}/${name}`, renaming)];
        }),
      );
    }
    default:
      return value;
  }
}

/** The keys of work, trays and logs hold the id of their variety, and so does its single product's. */
function withKeysRenamed(farm: FarmDocument, from: string, to: string): FarmDocument {
  const inKey = (key: string) =>
    key
      .split('|')
      .map((part) => (part === from ? to : part))
      .join('|');
  const inRecord = <T extends { readonly cycleKey: string; readonly varietyId: string }>(
    record: T,
  ): T => ({
    ...record,
    cycleKey: inKey(record.cycleKey),
    varietyId: record.varietyId === from ? to : record.varietyId,
  });
  const { activePlantings, pendingHarvests } = farm.trayStatus;
  const inHarvest = (harvest: (typeof pendingHarvests)[number]) => ({
    ...inRecord(harvest),
    planting: harvest.planting && inRecord(harvest.planting),
  });
  const renamed: FarmDocument = {
    ...farm,
    tasks: farm.tasks.map((task) => ({
      ...task,
      id: task.id === task.taskKey ? inKey(task.id) : task.id,
      taskKey: inKey(task.taskKey),
      cycleKey: inKey(task.cycleKey),
      ...(task.scrubInfo?.clearedHarvests && {
        scrubInfo: {
          ...task.scrubInfo,
          clearedHarvests: task.scrubInfo.clearedHarvests.map(inHarvest),
        },
      }),
    })),
    traysPlantedLog: farm.traysPlantedLog.map((entry) => ({
      ...entry,
      id: entry.id === `log_${entry.dateISO}_${from}` ? `log_${entry.dateISO}_${to}` : entry.id,
      taskIds: entry.taskIds.map(inKey),
    })),
    trayStatus: {
      ...farm.trayStatus,
      activePlantings: activePlantings.map(inRecord),
      pendingHarvests: pendingHarvests.map(inHarvest),
    },
  };
  return renameRecord(renamed, 'products', singleProductId(from), singleProductId(to));
}
