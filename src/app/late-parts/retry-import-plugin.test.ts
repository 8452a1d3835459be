import { expect, test } from 'vitest';
import { withSecondTries } from './retry-import-plugin.ts';

test('every late import of a part has its second try, and nothing else is touched', () => {
  const code =
    'const a=await import(`./menu-1.js`).then(e=>e.t);v(()=>import("./cloud-B_2.js"),[]);import{x}from"./kit.js";import(where)';
  expect(withSecondTries(code)).toBe(
    'const a=await import(`./menu-1.js`).catch(mgmAgain).then(e=>e.t);' +
      'v(()=>import("./cloud-B_2.js").catch(mgmAgain),[]);import{x}from"./kit.js";import(where)',
  );
});
