import { expect, onTestFinished, test } from 'vitest';
import { runOperatorDay } from '#tests/support/service/operator-day.ts';
import { storePlaces } from '#tests/support/server/store-places.ts';

test.each(storePlaces())(
  '%s: a day of an operator goes well while growers work',
  async (_, open) => {
    const place = await open();
    onTestFinished(place.remove);
    expect((await runOperatorDay(place, 3)).problems.join('\n')).toBe('');
  },
);
