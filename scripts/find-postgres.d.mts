/** The folder with `initdb` and `postgres`; fails with a sentence when there is none. */
export function findPostgres(): Promise<string>;
