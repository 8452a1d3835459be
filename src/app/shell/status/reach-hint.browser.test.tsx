import '@mantine/core/styles/Tooltip.css';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '#tests/support/browser/rendered.tsx';
import { ReachHint } from './reach-hint.tsx';

const MORE = 'Ask the server admin.';

function Pill({ byTouch = true }: { readonly byTouch?: boolean }) {
  const of = useRef<HTMLButtonElement>(null);
  const [hasMore, setHasMore] = useState(true);
  return (
    <>
      <button ref={of}>Server is full</button>
      {hasMore && <ReachHint of={of} label={MORE} byTouch={byTouch} />}
      <button onClick={() => setHasMore(!hasMore)}>Elsewhere</button>
    </>
  );
}

const pill = page.getByRole('button', { name: 'Server is full' });
const hint = page.getByRole('tooltip', { includeHidden: true });
const elsewhere = page.getByRole('button', { name: 'Elsewhere' });

function touch(): void {
  const event = { pointerType: 'touch', bubbles: true };
  pill.element().dispatchEvent(new PointerEvent('pointerenter', event));
  pill.element().dispatchEvent(new PointerEvent('pointerleave', event));
}

test('what there is to say comes by pointer and by keys, and goes again', async () => {
  render(<Pill />);
  await expect.element(pill).toHaveAttribute('aria-description', MORE);
  // Another test may have left the mouse where the pill has come up: it is not entered again from there.
  await userEvent.hover(elsewhere);
  await userEvent.hover(pill);
  await expect.element(hint).toHaveTextContent(MORE);
  await userEvent.hover(elsewhere);
  await expect.element(hint).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(hint).toHaveTextContent(MORE);
  await userEvent.keyboard('{Escape}');
  await expect.element(hint).not.toBeInTheDocument();
});

test('by touch it stays until something else is touched', async () => {
  render(<Pill />);
  await expect.element(pill).toHaveAttribute('aria-description', MORE);
  touch();
  await expect.element(hint).toHaveTextContent(MORE);
  elsewhere.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await expect.element(hint).not.toBeInTheDocument();
});

test('it does not come where a touch leads elsewhere', async () => {
  render(<Pill byTouch={false} />);
  await expect.element(pill).toHaveAttribute('aria-description', MORE);
  touch();
  await userEvent.hover(pill);
  await userEvent.hover(elsewhere);
  touch();
  await expect.element(hint).not.toBeInTheDocument();
});

test('the element stays the very same when its hint goes and comes', async () => {
  render(<Pill />);
  await expect.element(pill).toHaveAttribute('aria-description', MORE);
  const first = pill.element();
  await userEvent.click(elsewhere);
  await expect.element(pill).not.toHaveAttribute('aria-description');
  await userEvent.click(elsewhere);
  await expect.element(pill).toHaveAttribute('aria-description', MORE);
  expect(pill.element()).toBe(first);
});
