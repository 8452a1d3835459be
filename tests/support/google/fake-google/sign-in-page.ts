import type { Person } from './people.ts';

export interface SignInQuestion {
  readonly people: readonly Person[];
  readonly scope: string;
  /** The address that a choice leads to; `sub` is added to it. */
  readonly target: string;
}

/** The page on which somebody chooses an account and agrees, or not. */
export function signInPage({ people, scope, target }: SignInQuestion): string {
  const words = scope.split(' ').map((word) => word.replace(/^.*\/auth\//, ''));
  const choice = ({ sub, name, email }: Person) =>
    `<li><a href="${escaped(`${target}&sub=${sub}`)}"><b>${escaped(name)}</b><br>${escaped(email)}</a></li>`;
  return page(
    'Demo sign-in',
    `<h1>Choose a demo account</h1>
    <p>This page stands in for Google. Nobody here is real, and nothing leaves this computer.</p>
    <ul>${people.map(choice).join('')}</ul>
    <p>Microgreens Manager asks for: ${escaped(words.join(', '))}</p>
    <p><a href="${escaped(`${target}&sub=`)}">Cancel</a></p>`,
  );
}

/** The end of a sign-in in a window: tells the page that opened it, and closes. */
export function reportPage(reply: object, origin: string): string {
  const message = JSON.stringify(reply).replaceAll('<', '\\u003c');
  const target = JSON.stringify(origin).replaceAll('<', '\\u003c');
  return page(
    'Demo sign-in',
    `<p>This window closes by itself.</p>
    <script>opener && opener.postMessage(${message}, ${target}); close();</script>`,
  );
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>${escaped(title)}</title>
    <style>
      body { font: 16px/1.5 system-ui, sans-serif; max-width: 26rem; margin: 2rem auto; padding: 0 1rem; color: #24221d; background: #faf9f6 }
      ul { list-style: none; padding: 0 }
      li a { display: block; padding: .75rem 1rem; margin: .5rem 0; border: 1px solid #d5d1c6; border-radius: 8px; background: #fff; text-decoration: none }
      a { color: #2c6332 }
    </style>
  </head>
  <body>${content}</body>
</html>
`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
