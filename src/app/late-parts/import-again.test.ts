import { expect, test } from 'vitest';
import { importAgain } from './import-again.ts';

test('a part that did not come is asked for at a new address, until it comes; then it is the same for all', async () => {
  const asked: string[] = [];
  let isThere = false;
  const again = importAgain(async (address) => {
    asked.push(address);
    if (!isThere) throw new TypeError('Failed to fetch');
    return { address };
  });
  await expect(again('menu-1.js')).rejects.toThrow('Failed to fetch');
  await expect(again('menu-1.js')).rejects.toThrow('Failed to fetch');
  isThere = true;
  const [one, other] = await Promise.all([again('menu-1.js'), again('menu-1.js')]);
  expect(one).toBe(other);
  expect(await again('menu-1.js')).toBe(one);
  await again('cloud-2.js');
  expect(asked).toEqual([
    '/assets/menu-1.js?again=1',
    '/assets/menu-1.js?again=2',
    '/assets/menu-1.js?again=3',
    '/assets/cloud-2.js?again=4',
  ]);
});
