import { send } from '#tests/support/server/send.ts';

/** Asks for the farm of an account, each from an address of its own, as growers do. */
export function askAs(
  address: string,
  sub: string,
  method: string,
  body: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
) {
  return send(address, `${method} /state/google_${sub}`, {
    ...(method === 'PUT' && { body }),
    headers: {
      ...headers,
      'x-forwarded-for': `203.0.113.${Number(sub) % 250}`,
      authorization: `Bearer ya29.${sub}`,
    },
  });
}
