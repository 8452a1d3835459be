import { expect, test } from 'vitest';
import { firstLoadChunks } from './first-load-chunks.ts';

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  '/farm/src/app/main.tsx': ['/farm/src/ui/button.tsx', '/farm/node_modules/kit/all.mjs'],
  '/farm/src/app/open-account.tsx': ['/farm/src/state/store.ts', '/farm/src/ui/button.tsx'],
  '/farm/src/app/shell/status/demo-notice.tsx': ['/farm/src/ui/strip.tsx'],
  '/farm/src/state/store/make-change.ts': ['/farm/src/state/store.ts', '/farm/src/actions.ts'],
  '/farm/src/state/store/rebase-pending.ts': ['/farm/src/actions.ts'],
  '/farm/src/app/shell/app-frame.tsx': ['/farm/src/ui/button.tsx', '/farm/src/ui/menu.tsx'],
  '/farm/src/features/dashboard/dashboard-page.tsx': ['/farm/src/state/store.ts'],
  '/farm/src/features/dashboard/first-run/first-run-guide.tsx': [
    '/farm/src/ui/menu.tsx',
    '/farm/src/ui/field.tsx',
  ],
  '/farm/src/state/store.ts': ['/farm/src/app/open-account.tsx'],
};

const graph = { getModuleInfo: (id: string) => ({ importedIds: IMPORTS[id] ?? [] }) };

/** The chunk of a file, as the bundler decides: the group of the highest priority that names one. */
function chunkOf(file: string): string | undefined {
  const groups = firstLoadChunks('/farm').toSorted((a, b) => b.priority - a.priority);
  for (const { name } of groups) {
    const chunk = name(`/farm/${file}`, graph);
    if (chunk !== null) return chunk;
  }
  return undefined;
}

test('what the start screen needs comes in one chunk, what a farm and the dashboard need beyond it in others', () => {
  expect(chunkOf('src/app/main.tsx')).toBe('start');
  expect(chunkOf('src/state/store.ts')).toBe('farm');
  expect(chunkOf('src/ui/strip.tsx')).toBe('farm');
  expect(chunkOf('src/ui/button.tsx')).toBe('start');
  expect(chunkOf('src/ui/menu.tsx')).toBe('dashboard');
  expect(chunkOf('src/ui/field.tsx')).toBe('questions');
  expect(chunkOf('src/actions.ts')).toBe('changes');
});

test('other screens and packages are left to the bundler', () => {
  expect(chunkOf('src/features/setup/settings-page.tsx')).toBeUndefined();
  expect(chunkOf('node_modules/kit/all.mjs')).toBeUndefined();
});

test('a first screen that is not there any more stops the build', () => {
  const [start] = firstLoadChunks('/farm');
  expect(() => start?.name('/farm/src/app/main.tsx', { getModuleInfo: () => null })).toThrow(
    '/farm/src/app/main.tsx is not part of the app',
  );
});
