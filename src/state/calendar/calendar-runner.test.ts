import { expect, test } from 'vitest';
import { CalendarError } from './calendar-error.ts';
import { failureText } from './calendar-runner.ts';

test('a failure is explained in words, not with the service’s code', () => {
  const body = '{"error":{"errors":[{"reason":"rateLimitExceeded"}]}}';
  const told: readonly (readonly [unknown, string])[] = [
    [new CalendarError(404, '{}'), 'this account has no calendar with this ID'],
    [new CalendarError(403, 'forbidden'), 'this account can’t edit this calendar'],
    [new CalendarError(403, body), 'Google is limiting requests'],
    [new CalendarError(429, ''), 'Google is limiting requests'],
    [new CalendarError(401, ''), 'Google wants you to sign in again'],
    [new CalendarError(503, ''), 'Google Calendar is having problems'],
    [new CalendarError(400, 'Bad Request'), 'Google Calendar refused with 400'],
    [new TypeError('Failed to fetch'), 'Google Calendar could not be reached'],
    [
      Object.assign(new Error('signal timed out'), { name: 'TimeoutError' }),
      'Google Calendar didn’t respond',
    ],
    [new Error('Google has not given access'), 'Google has not given access'],
    ['odd', 'odd'],
  ];
  for (const [cause, words] of told) expect(failureText(cause)).toBe(words);
});
