import type { NoticeKind, SyncNotice } from '#state/document/notices/sync-notice.ts';
import { fieldLabel } from './value-text.ts';

/** The button that takes the other way, if there is one, and what is said after it. */
interface OtherWay {
  readonly restore: string | null;
  readonly restored: string;
}

const OTHER_VALUE: OtherWay = {
  restore: 'Use the other value',
  restored: 'Other value restored.',
};

const OTHER_WAYS: Readonly<Record<NoticeKind, OtherWay>> = {
  field: OTHER_VALUE,
  text: OTHER_VALUE,
  edited: { restore: 'Delete it', restored: 'Deleted.' },
  deleted: { restore: 'Restore it', restored: 'Restored.' },
  renamed: { restore: null, restored: '' },
  order: { restore: 'Use the other order', restored: 'Other order restored.' },
};

/** A notice in growers' words: what met ("Variety Pea · Notes"), and the other way. */
export function noticeText(notice: SyncNotice) {
  const { kind, label, field } = notice;
  const isOfField = field !== '' && (hasTwoValues(notice) || kind === 'order');
  return { title: isOfField ? `${label} · ${fieldLabel(field)}` : label, ...OTHER_WAYS[kind] };
}

/** Whether a notice has two values to show side by side. */
export function hasTwoValues({ kind }: SyncNotice): boolean {
  return kind === 'field' || kind === 'text';
}
