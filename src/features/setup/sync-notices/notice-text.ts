import type { SyncNotice } from '#state/document/notices/sync-notice.ts';
import { fieldLabel } from './value-text.ts';

/** What a notice says and offers. */
interface NoticeText {
  /** What met: "Variety Pea · Notes". */
  readonly title: string;
  /** One sentence for what happened. */
  readonly fact: string;
  /** The button that takes the other way; null when there is none. */
  readonly restore: string | null;
  /** What the message after it says. */
  readonly restored: string;
}

/** A notice in growers' words. */
export function noticeText(notice: SyncNotice): NoticeText {
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
