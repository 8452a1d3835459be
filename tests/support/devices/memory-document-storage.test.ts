import { documentStorageContract } from '../../../src/adapters/local/document-storage.contract.ts';
import { emptyMemoryDisk, memoryDocumentStorage } from './memory-document-storage.ts';

documentStorageContract('memory', () => {
  const disk = emptyMemoryDisk();
  return { openTab: (build) => memoryDocumentStorage(disk, build) };
});
