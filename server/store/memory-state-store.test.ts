import { memberStoreContract } from './member-store.contract.ts';
import { MemoryStateStore } from './memory-state-store.ts';
import { stateStoreContract } from './state-store.contract.ts';

stateStoreContract('memory', async () => new MemoryStateStore());
memberStoreContract('memory', async () => new MemoryStateStore());
