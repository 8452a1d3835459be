import { expect, test } from 'vitest';
import { profileOf } from './google-profile.ts';

test('Google names number, email, name and picture', () => {
  const anna = {
    sub: '10001',
    email: 'anna@farm.example',
    name: 'Anna Field',
    picture: 'https://lh3.googleusercontent.com/a/x',
  };
  expect(profileOf({ ...anna, email_verified: true })).toEqual(anna);
});

test('what is missing, blank or no text is nothing', () => {
  const nothing = { sub: null, email: null, name: null, picture: null };
  for (const body of [null, undefined, 'x', 7, [], {}, { sub: 10001, email: ' ', name: {} }])
    expect(profileOf(body)).toEqual(nothing);
});

test('a number that cannot be part of an address, and a picture without https, are left out', () => {
  for (const sub of ['10001/../2', 'a b', '', 'é', 'x'.repeat(256)])
    expect(profileOf({ sub }).sub).toBeNull();
  for (const picture of ['http://x.example/a.png', 'javascript:alert(1)', 'data:image/png,x'])
    expect(profileOf({ picture }).picture).toBeNull();
});
