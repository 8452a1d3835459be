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
