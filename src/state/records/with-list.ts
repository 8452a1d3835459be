import type { FarmDocument, FarmList } from '../document/farm-document.ts';

type OptionalList = {
  [K in FarmList]: undefined extends FarmDocument[K] ? K : never;
}[FarmList];

/** A farm with another list of records, which it does not have where that is empty. */
export function withList<K extends OptionalList>(
  document: FarmDocument,
  name: K,
  records: NonNullable<FarmDocument[K]>,
): FarmDocument {
  const before = document[name];
  if (records === before || (records.length === 0 && before === undefined)) return document;
  const { [name]: _before, ...rest } = document;
  // Only a list that may be absent was taken out.
  return (records.length === 0 ? rest : { ...rest, [name]: records }) as FarmDocument;
}
