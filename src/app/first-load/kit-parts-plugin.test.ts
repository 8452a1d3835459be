import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RemoveScroll as KitsLock } from 'react-remove-scroll';
import { expect, test } from 'vitest';
import { RemoveScroll } from '#ui/kit/unused-parts.ts';
import { ownPart, quietRouter } from './kit-parts-plugin.ts';

test.each([
  ['where the kit makes up its ids', 'hooks/esm/index.mjs', /"([^"]*use-id[^"]*)"/],
  [
    'where the frame could be resized',
    'core/esm/components/AppShell/AppShellNavbar/AppShellNavbar.mjs',
    /"([^"\n]*AppShellResizeHandle[^"\n]*)"/,
  ],
  [
    'where the frame has another side',
    'core/esm/components/AppShell/AppShell.mjs',
    /"([^"\n]*AppShellAside[^"\n]*)"/,
  ],
  [
    'where the frame names the class of a locked page',
    'core/esm/components/AppShell/AppShellHeader/AppShellHeader.mjs',
    /"(react-remove-scroll)"/,
  ],
])('%s, ours take their place', (_, file, importOfIt) => {
  const kit = new URL(`../../../node_modules/@mantine/${file}`, import.meta.url);
  const [, asked = ''] = importOfIt.exec(readFileSync(kit, 'utf8')) ?? [];
  const own = ownPart(asked, fileURLToPath(kit));
  expect([own !== null, existsSync(own ?? '')]).toEqual([true, true]);
  expect(ownPart(asked, import.meta.filename)).toBe(null);
});

test('the foot of the frame, where a phone has its bar, stays the kit’s', () => {
  const kit = new URL(
    '../../../node_modules/@mantine/core/esm/components/AppShell/AppShell.mjs',
    import.meta.url,
  );
  const [, asked = ''] = /"([^"\n]*AppShellFooter[^"\n]*)"/.exec(readFileSync(kit, 'utf8')) ?? [];
  expect(asked).toContain('AppShellFooter');
  expect(ownPart(asked, fileURLToPath(kit))).toBe(null);
});

test('the frame gets out of the way of a locked page by the name that dialogs give it', () => {
  expect(RemoveScroll.classNames.zeroRight).toBe(KitsLock.classNames.zeroRight);
});

test('the router of the built app is there, and warns of nothing', () => {
  const parts = ['react-router', 'react-router/dom'].map(quietRouter);
  expect(parts.map((part) => existsSync(part ?? ''))).toEqual([true, true]);
  expect(quietRouter('react')).toBeNull();
});
