export const STATE_OF_USER = '/state/:userId';

const MAX_USER_ID_LENGTH = 255;

export function isUserId(userId: string): boolean {
  return userId.trim() !== '' && userId.length <= MAX_USER_ID_LENGTH && !/\p{Cc}/u.test(userId);
}
