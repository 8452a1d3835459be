// A thread of its own for large writes. It has no TypeScript of its own until it is told how to read it.
import { register } from 'tsx/esm/api';

register();
await import('./large-write-work.ts');
