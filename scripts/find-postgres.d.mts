/** The folder with `initdb` and `postgres`; ends the program when there is none. */
export function findPostgres(): Promise<string>;
