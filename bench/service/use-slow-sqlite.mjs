import { register } from 'node:module';

// Loaded before a server: what it takes for SQLite is the one on a slow disk.
register('./slow-sqlite-hook.mjs', import.meta.url);
