import { canonicalJson } from '#state/document/canonical-json.ts';
import type { Answer, Command } from '../command.ts';

export const normalise: Command = {
  summary: 'the whole farm as the app would hold it',
  answer: ({ farm }) => answerDocument(farm),
};

/** A document with its keys in order; people get the same on many lines. */
export function answerDocument(document: unknown): Answer {
  const ordered: unknown = JSON.parse(canonicalJson(document));
  return { json: ordered, lines: [JSON.stringify(ordered, null, 2)] };
}
