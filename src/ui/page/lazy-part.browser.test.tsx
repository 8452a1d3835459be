import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '#tests/support/browser/rendered.tsx';
import { lazyPart } from './lazy-part.tsx';

test('a part that could not be loaded keeps its place, and comes when the network is back', async () => {
  let tries = 0;
  const Part = lazyPart<object>(
    async () => {
      tries += 1;
      if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module');
      return () => <p>2 farms</p>;
    },
    () => <p>Farms</p>,
  );
  render(<Part />);
  await expect.poll(() => tries).toBe(1);
  await expect.element(page.getByText('Farms', { exact: true })).toBeVisible();
  dispatchEvent(new Event('online'));
  await expect.element(page.getByText('2 farms')).toBeVisible();
  expect(page.getByText('Farms', { exact: true }).elements()).toEqual([]);
});

test('what stands in the place of a part follows what the part is given', async () => {
  const Part = lazyPart<{ readonly step: number }>(
    () => new Promise(() => undefined),
    ({ step }) => <p>{`Step ${step} of 3`}</p>,
  );
  function Steps() {
    const [step, setStep] = useState(1);
    return (
      <>
        <button onClick={() => setStep(2)}>Go on</button>
        <Part step={step} />
      </>
    );
  }
  render(<Steps />);
  await expect.element(page.getByText('Step 1 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect.element(page.getByText('Step 2 of 3')).toBeVisible();
});
