import { expect, test } from 'vitest';
import { GroupCommit } from './group-commit.ts';

/** Commits into a list of what happened, in its order. */
function theCommits() {
  const happened: string[] = [];
  const commits = new GroupCommit({
    begin: () => void happened.push('begin'),
    commit: () => void happened.push('commit'),
    rollback: () => void happened.push('rollback'),
  });
  const note = (name: string) => () => void happened.push(name);
  return { commits, happened, note };
}

test('writes that arrive together are one commit', async () => {
  const { commits, happened, note } = theCommits();
  await Promise.all([commits.run(note('a')), commits.run(note('b'))]);
  expect(happened).toEqual(['begin', 'a', 'b', 'commit']);
});

test('while another thread commits no group begins, and what came meanwhile goes before the next such work', async () => {
  const { commits, happened, note } = theCommits();
  let end = (): void => undefined;
  const isOver = new Promise<void>((resolve) => (end = resolve));
  const first = commits.alone(async () => {
    note('first begins')();
    await isOver;
    note('first ends')();
  });
  const second = commits.alone(note('second'));
  const small = commits.run(note('small'));
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  expect(happened).toEqual(['first begins']);
  end();
  await Promise.all([first, second, small]);
  expect(happened).toEqual(['first begins', 'first ends', 'begin', 'small', 'commit', 'second']);
});

test('a store that is closed has committed what was waiting', async () => {
  const { commits, happened, note } = theCommits();
  const failed = commits.alone(() => Promise.reject(new Error('no room')));
  const small = commits.run(note('small'));
  await expect(failed).rejects.toThrow('no room');
  await commits.rest();
  await small;
  expect(happened).toEqual(['begin', 'small', 'commit']);
});
