import { newStartCode } from '#server/members/invite-member.ts';
import { joinCodeHash, newJoinCode } from '#server/members/ids-and-codes.ts';
import { openStore } from '#server/store/open-store.ts';

/** A start code, made in the folder of a running server as its operator does. */
export async function aStartCode(folder: string): Promise<string> {
  const store = openStore({ kind: 'sqlite', folder });
  const code = newJoinCode();
  await store.members.change({ farmId: null }, (people) =>
    newStartCode(people, joinCodeHash(code), Date.now()),
  );
  await store.close();
  return code;
}
