import { MemoryStateStore } from './memory-state-store.ts';
import { stateStoreContract } from './state-store.contract.ts';

stateStoreContract('memory', async () => new MemoryStateStore());
