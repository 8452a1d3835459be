import { type Operation, versionOf } from './history.ts';

/**
 * What in a history cannot have happened one request after the other.
 *
 * The versions say in which order the requests took effect. The history is sound when every version
 * was made once and has one content, a conditional write followed right upon the version that it
 * names, and nothing that ended before another began stands behind it in that order.
 */
export function checkHistory(operations: readonly Operation[]): readonly string[] {
  return [
    ...checkVersions(operations),
    ...operations.flatMap(checkCondition),
    ...checkOrder(operations.filter(({ kind }) => kind !== 'unknown')),
  ];
}

function checkVersions(operations: readonly Operation[]): readonly string[] {
  const problems: string[] = [];
  const contents = new Map<number, string | null>();
  const unknown = operations.filter(({ kind }) => kind === 'unknown').map(({ text }) => text);
  for (const { kind, version, text = null } of operations) {
    if (kind !== 'write') continue;
    if (contents.has(version)) problems.push(`version ${version} was made twice`);
    contents.set(version, text);
  }
  for (const { kind, version, text = null } of operations) {
    if (kind !== 'read' && kind !== 'removal') continue;
    const known = contents.get(version);
    if (known === undefined) {
      const isPossible = text === null || unknown.includes(text);
      if (!isPossible) problems.push(`version ${version} has a document that nobody stored`);
      contents.set(version, text);
    } else if (known !== text) problems.push(`version ${version} has two contents`);
  }
  return problems;
}

function checkCondition({ kind, version, condition }: Operation): readonly string[] {
  if (condition === undefined) return [];
  if (kind === 'write' && version !== versionOf(condition) + 1) {
    return [`version ${version} was made on the condition ${condition}`];
  }
  if (kind === 'conflict' && version === versionOf(condition)) {
    return [`${condition} was refused though it was there`];
  }
  return [];
}

function checkOrder(operations: readonly Operation[]): readonly string[] {
  return operations.flatMap((later) => {
    const newest = operations
      .filter((earlier) => earlier.to < later.from)
      .reduce((most, { version }) => Math.max(most, version), 0);
    const isSound = later.kind === 'write' ? later.version > newest : later.version >= newest;
    return isSound ? [] : [`a ${later.kind} of version ${later.version} came after ${newest}`];
  });
}
