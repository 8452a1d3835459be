import { UsageError } from './command.ts';

/** The whole number that an option names, `usual` where it is left out; `of` says what is counted, such as ` of days`. */
export function readWholeOption(
  name: string,
  text: string | undefined,
  {
    usual,
    min = 0,
    max,
    of = '',
  }: Readonly<{ usual: number; min?: number; max: number; of?: string }>,
): number {
  if (text === undefined) return usual;
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= min && number <= max) return number;
  throw new UsageError(`--${name} needs a whole number${of} from ${min} to ${max}, not '${text}'.`);
}
