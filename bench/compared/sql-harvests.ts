import { DatabaseSync } from '@photostructure/sqlite';
import type { LinesFarm } from '../farms/dated-lines.ts';
import { type HarvestRow, harvestQuery, TABLES } from './harvest-query.ts';
import { peerPackage } from './peer-package.ts';

/** A database that holds the lines already, and answers with their harvests. */
export interface HarvestDatabase {
  readonly harvests: () => Promise<HarvestRow[]>;
  readonly close: () => void;
}

/** SQLite in memory. */
export function sqliteHarvests(farm: LinesFarm): HarvestDatabase {
  const database = new DatabaseSync(':memory:');
  database.exec(`${TABLES} ${insertsOf(farm).join(';')}`);
  const query = database.prepare(harvestQuery({ divide: '/', least: 'min' }));
  return {
    // The query names these five columns.
    harvests: async () =>
      (query.all() as Record<string, string | number>[]).map(
        (row) => Object.values(row) as unknown as HarvestRow,
      ),
    close: () => database.close(),
  };
}

/** As much of DuckDB as is compared. */
interface DuckDbPackage {
  readonly DuckDBInstance: {
    create(path: string): Promise<{ connect(): Promise<DuckDbConnection>; closeSync(): void }>;
  };
}

interface DuckDbConnection {
  run(sql: string): Promise<unknown>;
  runAndReadAll(sql: string): Promise<{ getRowsJS(): unknown[][] }>;
}

/** DuckDB in memory, or null where it is not installed. */
export async function duckDbHarvests(farm: LinesFarm): Promise<HarvestDatabase | null> {
  // The package has these parts; it is asked for only when somebody has installed it.
  const peer = peerPackage('@duckdb/node-api') as DuckDbPackage | null;
  if (peer === null) return null;
  const instance = await peer.DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  for (const statement of [TABLES, ...insertsOf(farm)]) await connection.run(statement);
  const query = harvestQuery({ divide: '//', least: 'least' });
  return {
    async harvests() {
      const rows = (await connection.runAndReadAll(query)).getRowsJS();
      // Whole numbers of 64 bits come as bigint.
      return rows.map(([id, ...numbers]) => [id, ...numbers.map(Number)] as unknown as HarvestRow);
    },
    close: () => instance.closeSync(),
  };
}

const ROWS_AT_ONCE = 500;

function insertsOf({ lines, parts, varieties }: LinesFarm): string[] {
  const text = (value: string | null): string => (value === null ? 'NULL' : `'${value}'`);
  return [
    ...inserts(
      'variety',
      varieties.map(({ id, yieldOz }) => `(${text(id)}, ${yieldOz})`),
    ),
    ...inserts(
      'part',
      parts.map((part) => `(${text(part.mixId)}, ${text(part.varietyId)}, ${part.percent})`),
    ),
    ...inserts(
      'line',
      lines.map(
        ({ day, varietyId, mixId, ounces }) =>
          `(${day}, ${text(varietyId)}, ${text(mixId)}, ${ounces})`,
      ),
    ),
  ];
}

function inserts(table: string, rows: readonly string[]): string[] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, at) => {
    const some = rows.slice(at * ROWS_AT_ONCE, (at + 1) * ROWS_AT_ONCE);
    return `INSERT INTO ${table} VALUES ${some.join(', ')}`;
  });
}
