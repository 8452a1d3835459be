/** Marks that people type or paste around a link; the closing ones are punctuation behind it. */
const WRAPPING = /^[<([{"'`“‘«]/u;

const TRAILING = /[.,;:!?…"'`”’»>]$/u;

/** Closing brackets belong to a link that opens them, as in `/pea_(plant)`. */
const BRACKETS = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
]);

/**
 * Makes a typed link safe to open: without surrounding punctuation, and with https if the scheme is missing.
 * `null` for anything but http and https, and for blank text.
 */
export function cleanUrl(text: string): string | null {
  const link = withScheme(unwrapped(text.trim()));
  return /^https?:\/\/[^\s/?#@\\]+(@[^\s/?#@\\]+)?([/?#]\S*)?$/iu.test(link)
    ? link.replace(/^https?/iu, (scheme) => scheme.toLowerCase())
    : null;
}

export function reorderUrlProblem({ reorderUrl }: { readonly reorderUrl: string }): string | null {
  return reorderUrl.trim() === '' || cleanUrl(reorderUrl) !== null
    ? null
    : 'Enter a valid http(s) link or leave blank to clear';
}

function unwrapped(text: string): string {
  let link = text;
  for (;;) {
    const shorter = withoutOneMark(link);
    if (shorter === link) return link;
    link = shorter.trim();
  }
}

function withoutOneMark(link: string): string {
  if (WRAPPING.test(link)) return link.slice(1);
  if (TRAILING.test(link)) return link.slice(0, -1);
  const last = link.charAt(link.length - 1);
  const opening = BRACKETS.get(last);
  const unopened = opening !== undefined && link.split(opening).length < link.split(last).length;
  return unopened ? link.slice(0, -1) : link;
}

/** A link with a scheme; '' when it has one that is not for the web. */
function withScheme(link: string): string {
  if (link.startsWith('//')) return `https:${link}`;
  const scheme = /^([a-z][a-z0-9+.-]*):(.*)$/isu.exec(link);
  if (scheme === null) return `https://${link}`;
  const [, name = '', rest = ''] = scheme;
  if (/^https?$/iu.test(name)) return link;
  // A host with a port looks like a scheme: `shop.example.com:8080/seeds`.
  const isHost = name.includes('.') || name.toLowerCase() === 'localhost';
  return isHost && /^\d{1,5}([/?#]|$)/u.test(rest) ? `https://${link}` : '';
}
