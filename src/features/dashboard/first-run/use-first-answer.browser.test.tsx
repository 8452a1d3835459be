import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '#tests/support/browser/rendered.tsx';
import { useFirstAnswer } from './use-first-answer.ts';

function Question(props: { readonly code: Promise<unknown>; readonly onAnswer: () => void }) {
  const { isWaiting, answer } = useFirstAnswer(() => props.code);
  return (
    <button aria-busy={isWaiting} onClick={() => void answer(props.onAnswer)}>
      Grow these
    </button>
  );
}

test('what is answered before its code is here is carried out when that has come', async () => {
  let come = (): void => undefined;
  const code = new Promise<void>((resolve) => (come = resolve));
  const carriedOut = vi.fn<() => void>();
  render(<Question code={code} onAnswer={carriedOut} />);
  const button = page.getByRole('button', { name: 'Grow these' });
  await button.click();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  expect(carriedOut).not.toHaveBeenCalled();
  come();
  await expect.element(button).toHaveAttribute('aria-busy', 'false');
  expect(carriedOut).toHaveBeenCalledOnce();
});
