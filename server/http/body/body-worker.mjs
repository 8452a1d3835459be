// A thread of its own for large bodies. It has no TypeScript of its own until it is told how to read it.
import { register } from 'tsx/esm/api';

register();
await import('./body-work.ts');
