import type { SyncNotice } from '#state/document/notices/sync-notice.ts';
import { fieldLabel } from './value-text.ts';

/**
 * A notice in growers' words: what met ("Variety Pea · Notes"), what happened, the button that takes the other way if
 * there is one, and what is said after it.
 */
export function noticeText(notice: SyncNotice) {
  const { kind, label, field, keptBy, lostBy } = notice;
  switch (kind) {
    case 'field':
    case 'text':
      return {
        title: field === '' ? label : `${label} · ${fieldLabel(field)}`,
        fact: 'Changed on two devices.',
        restore: 'Use the other value',
        restored: 'Other value restored.',
      };
    case 'edited':
      return {
        title: label,
        fact: `Deleted${onDevice(lostBy, 'one device')}, but edited${onDevice(keptBy, 'another device')}. It was kept.`,
        restore: 'Delete it',
        restored: 'Deleted.',
      };
    case 'deleted':
      return {
        title: label,
        fact: `Deleted${onDevice(keptBy, 'one device')} but not${onDevice(lostBy, 'the other')}. It stayed deleted.`,
        restore: 'Restore it',
        restored: 'Restored.',
      };
    case 'renamed':
      return {
        title: label,
        fact: `Two devices used ${String(notice.base)} for different things. This one is now ${String(notice.kept)}.`,
        restore: null,
        restored: '',
      };
    case 'order':
      return {
        title: field === '' ? label : `${label} · ${fieldLabel(field)}`,
        fact: 'Reordered on two devices.',
        restore: 'Use the other order',
        restored: 'Other order restored.',
      };
  }
}

/** Whether a notice has two values to show side by side. */
export function hasTwoValues({ kind }: SyncNotice): boolean {
  return kind === 'field' || kind === 'text';
}

function onDevice(name: string, which: string): string {
  return name === '' ? ` on ${which}` : ` on ${name}`;
}
