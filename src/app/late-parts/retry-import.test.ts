import { expect, test } from 'vitest';
import { retryImport } from './retry-import.ts';

const missing = (file: string) =>
  new TypeError(`Failed to fetch dynamically imported module: https://farm.example/assets/${file}`);

test('a part that did not come is asked for at a new address, until it comes; then it is the same for all', async () => {
  const asked: string[] = [];
  let isThere = false;
  const again = retryImport(async (address) => {
    asked.push(address);
    if (!isThere) throw new TypeError('Failed to fetch');
    return { address };
  });
  await expect(again(missing('menu-1.js'))).rejects.toThrow('Failed to fetch');
  await expect(again(missing('menu-1.js'))).rejects.toThrow('Failed to fetch');
  isThere = true;
  const [one, other] = await Promise.all([
    again(missing('menu-1.js')),
    again(missing('menu-1.js')),
  ]);
  expect(one).toBe(other);
  expect(await again(missing('menu-1.js'))).toBe(one);
  await again(missing('cloud-2.js'));
  expect(asked).toEqual([
    'https://farm.example/assets/menu-1.js?again=1',
    'https://farm.example/assets/menu-1.js?again=2',
    'https://farm.example/assets/menu-1.js?again=3',
    'https://farm.example/assets/cloud-2.js?again=4',
  ]);
});

test('a part that came and is broken is not asked for again', async () => {
  const asked: string[] = [];
  const again = retryImport(async (address) => void asked.push(address));
  await expect(again(new Error('x is not defined'))).rejects.toThrow('x is not defined');
  expect(asked).toEqual([]);
});
