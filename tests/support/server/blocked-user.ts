import pg from 'pg';

/**
 * Keeps every write to a user's farm waiting in the database, as a stuck transaction would; each
 * holds a connection of its server meanwhile.
 *
 * @returns Lets them go on.
 */
export async function blockUser(url: string, userId: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('BEGIN');
  await client.query("SELECT pg_advisory_xact_lock(hashtextextended('mgm:' || $1, 0))", [userId]);
  return () => client.end();
}

/** How many connections to a database wait for a user who is blocked. */
export async function blockedSessions(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ readonly count: number }>(
      `SELECT count(*)::integer AS count FROM pg_locks JOIN pg_database ON pg_database.oid = database
       WHERE datname = current_database() AND locktype = 'advisory' AND NOT granted`,
    );
    return rows[0]?.count ?? 0;
  } finally {
    await client.end();
  }
}
