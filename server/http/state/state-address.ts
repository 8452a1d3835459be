/** The route of one user's farm. */
export const STATE_OF_USER = '/state/:userId';

const MAX_USER_ID_LENGTH = 255;

/** Whether something may be the id of a user: neither empty nor too long, and without control characters. */
export function isUserId(userId: string): boolean {
  return userId.trim() !== '' && userId.length <= MAX_USER_ID_LENGTH && !/\p{Cc}/u.test(userId);
}
