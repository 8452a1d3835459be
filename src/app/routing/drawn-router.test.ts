import { createMemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { drawnWhereItEnds } from './drawn-router.ts';

test('a navigation is drawn where it ends, also one that is led on, and not for its beginning', async () => {
  const later = () => new Promise((resolve) => setTimeout(() => resolve(null)));
  const router = createMemoryRouter([
    { path: '/' },
    { path: '/orders', loader: later },
    {
      path: '/ops',
      loader: () => new Response('', { status: 302, headers: { Location: '/orders' } }),
    },
  ]);
  const [all, drawn]: [string[], string[]] = [[], []];
  router.subscribe(({ location, navigation }) =>
    all.push(`${location.pathname} ${navigation.state}`),
  );
  drawnWhereItEnds(router).subscribe(({ location, navigation }) =>
    drawn.push(`${location.pathname} ${navigation.state}`),
  );
  await router.navigate('/ops');
  await router.navigate('/orders?day=today');
  expect(all).toContain('/ loading');
  expect(drawn).toEqual(['/orders idle', '/orders idle']);
  expect(drawnWhereItEnds(router).state.location.search).toBe('?day=today');
});
