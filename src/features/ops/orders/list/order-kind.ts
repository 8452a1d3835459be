/** Which orders the list shows. */
export type ShownKind = 'all' | 'recurring' | 'single';

/** Reads `?kind=`; `once` is another word for single, anything else shows all. */
export function readKind(parameter: string | null): ShownKind {
  switch (parameter?.toLowerCase()) {
    case 'recurring':
      return 'recurring';
    case 'single':
    case 'once':
      return 'single';
    default:
      return 'all';
  }
}
