import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '#tests/support/browser/rendered.tsx';
import { flowPart, type FlowPart } from './flow-part.tsx';

const Loads = () => <p>2 loads</p>;

/** What stands on the page after each drawing of the part above a line. */
async function drawings(Part: FlowPart<object>): Promise<readonly string[]> {
  const seen: string[] = [];
  const eye = new MutationObserver(() => seen.push(document.body.innerText));
  eye.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => eye.disconnect());
  render(
    <div>
      <Part />
      <p>Next harvests</p>
    </div>,
  );
  await expect.element(page.getByText('Next harvests')).toBeVisible();
  return seen;
}

test('a part whose code is there is drawn with its page: nothing below it moves', async () => {
  const Part = flowPart(async () => Loads);
  await Part.load();
  const seen = await drawings(Part);
  expect(seen.filter((text) => text.includes('Next harvests'))[0]).toContain('2 loads');
});

test('a part whose code is still to come does not hold up its page', async () => {
  let come = (_part: typeof Loads): void => undefined;
  const Part = flowPart(() => new Promise<typeof Loads>((resolve) => (come = resolve)));
  await drawings(Part);
  expect(page.getByText('2 loads').elements()).toEqual([]);
  await expect.poll(() => (come(Loads), page.getByText('2 loads').elements().length)).toBe(1);
});

test('a part that could not be loaded is asked for again when it is drawn', async () => {
  let tries = 0;
  const Part = flowPart(async () => {
    tries += 1;
    if (tries === 1) throw new Error('No network');
    return Loads;
  });
  await Part.load();
  await drawings(Part);
  await expect.element(page.getByText('2 loads')).toBeVisible();
});
