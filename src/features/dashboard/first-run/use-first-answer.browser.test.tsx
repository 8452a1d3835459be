import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { loadChanges } from '#state/store/load-changes.ts';
import type { MakeChange } from '#state/store/farm-timeline.ts';
import { makeChange } from '#state/store/make-change.ts';
import { render } from '#tests/support/browser/rendered.tsx';
import { useFirstAnswer } from './use-first-answer.ts';

vi.mock(import('#state/store/load-changes.ts'), { spy: true });

function Question({ onAnswer }: { readonly onAnswer: () => void }) {
  const { isWaiting, answer } = useFirstAnswer();
  return (
    <button aria-busy={isWaiting} onClick={() => void answer(onAnswer)}>
      Grow these
    </button>
  );
}

test('what is answered before its code is here is carried out when that has come', async () => {
  let come = (_code: { makeChange: MakeChange; rejectDeleted: () => void }): void => undefined;
  vi.mocked(loadChanges).mockImplementation(() => new Promise((resolve) => (come = resolve)));
  const carriedOut = vi.fn<() => void>();
  render(<Question onAnswer={carriedOut} />);
  const button = page.getByRole('button', { name: 'Grow these' });
  await button.click();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  expect(carriedOut).not.toHaveBeenCalled();
  come({ makeChange, rejectDeleted: () => undefined });
  await expect.element(button).toHaveAttribute('aria-busy', 'false');
  expect(carriedOut).toHaveBeenCalledOnce();
});
