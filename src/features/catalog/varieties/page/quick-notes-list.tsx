import { quickNotes } from '#domain/catalog/varieties/quick-notes.ts';
import { germModeLabel, stepLabel } from '#domain/catalog/varieties/step-label.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import classes from './quick-notes-list.module.css';
import { Text } from '#ui/kit/plain-parts.tsx';

/** Soak, germination, notes of the steps and of the variety. */
export function QuickNotesList({ variety }: { readonly variety: Variety }) {
  const { soakHours, germMode, stepNotes, notes } = quickNotes(variety);
  const facts = [
    ...(soakHours === null ? [] : [{ id: 'soak', word: 'Soak', text: `${soakHours} h` }]),
    ...(germMode === null
      ? []
      : [{ id: 'germination', word: 'Germination', text: germModeLabel(germMode) }]),
    ...stepNotes.map(({ stepId, type, note }) => ({
      id: stepId,
      word: stepLabel(type),
      text: note,
    })),
  ];
  if (facts.length === 0 && notes.trim() === '') return <Text c="dimmed">No notes yet.</Text>;
  return (
    <>
      {facts.length > 0 && (
        <dl className={classes.root}>
          {facts.map(({ id, word, text }) => (
            <div key={id} className={classes.fact}>
              <dt>{word}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {notes.trim() !== '' && <p className={classes.notes}>{notes}</p>}
    </>
  );
}
