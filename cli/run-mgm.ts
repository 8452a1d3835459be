import { tellPlainly } from '#domain/tell/teller.ts';
import { isSentence } from '#domain/tell/say.ts';
import { parseArgs } from 'node:util';
import type { Millis } from '#domain/calendar/iso-date.ts';
import { localDayAt } from '#state/read/read-time.ts';
import { NotAFarmError, readDayOption, UsageError, type Answer, type Command } from './command.ts';
import { apply } from './commands/apply.ts';
import { autoBatch } from './commands/auto-batch.ts';
import { buying } from './commands/buying.ts';
import { capacity } from './commands/capacity.ts';
import { check } from './commands/check.ts';
import { diff } from './commands/diff.ts';
import { dryPlan } from './commands/dry-plan.ts';
import { events } from './commands/events.ts';
import { labels } from './commands/labels.ts';
import { billing, invoices, statement } from './commands/invoices.ts';
import { lots } from './commands/lots.ts';
import { normalise } from './commands/normalise.ts';
import { plan } from './commands/plan.ts';
import { promise } from './commands/promise.ts';
import { report } from './commands/report.ts';
import { shortages } from './commands/shortages.ts';
import { simulate } from './commands/simulate.ts';
import { trace } from './commands/trace.ts';
import { readFarmFile, readFileOfCommand } from './read-farm-file.ts';

interface MgmEnvironment {
  /** Folder that relative file names start from. */
  readonly folder: string;
  readonly now: () => Millis;
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
}

/** How `mgm` is called: in a checkout, or with the package, which holds JavaScript. */
const CALL = import.meta.url.endsWith('.ts') ? 'npm run --silent mgm --' : 'mgm';

const COMMANDS: Readonly<Record<string, Command>> = {
  check,
  normalise,
  plan,
  capacity,
  simulate,
  'auto-batch': autoBatch,
  'dry-plan': dryPlan,
  report,
  promise,
  diff,
  shortages,
  buying,
  events,
  lots,
  trace,
  labels,
  billing,
  invoices,
  statement,
  apply,
};

const NOT_A_FARM = 1;
const BAD_USAGE = 2;

function inWords(_key: string, value: unknown): unknown {
  return isSentence(value) ? tellPlainly(value) : value;
}

/** Runs one command of `mgm` and returns the exit code: 0, 1 for a file that is no farm, 2 for bad usage. */
export function runMgm(args: readonly string[], world: MgmEnvironment): number {
  const json = args.includes('--json');
  try {
    const answer = answerArgs(args, world);
    const lines = json ? [JSON.stringify(answer.json, inWords)] : answer.lines;
    world.print(lines.map((line) => `${line}\n`).join(''));
    return 0;
  } catch (error) {
    if (error instanceof NotAFarmError) {
      if (json && args.includes('check')) world.print(`${refusal(error)}\n`);
      world.complain(`${error.message}\n`);
      return NOT_A_FARM;
    }
    if (error instanceof UsageError) {
      world.complain(`${error.message}\n`);
      return BAD_USAGE;
    }
    throw error;
  }
}

function answerArgs(args: readonly string[], world: MgmEnvironment): Answer {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === 'help') throw new UsageError(usage());
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) throw new UsageError(`There is no command '${name}'.\n${usage()}`);
  const { values, positionals } = readArgs(rest, command);
  const { subject, names } = readSubject(name, command, positionals);
  const [fileName, ...files] = names;
  const { farms: furtherFarms = [], files: furtherFiles = [] } = command;
  const wanted = ['backup.json', ...furtherFarms, ...furtherFiles];
  if (fileName === undefined || names.length !== wanted.length) {
    throw new UsageError(`mgm ${name} needs ${wanted.join(' and ')}.\n${usage()}`);
  }
  const now = world.now();
  const day = readDayOption('today', values['today']);
  return command.answer({
    ...readFarmFile(world.folder, fileName),
    fileName,
    today: day ?? localDayAt(now),
    // A chosen day makes the whole answer repeatable, write stamps included.
    now: day === null ? now : Date.parse(`${day}T12:00:00Z`),
    subject,
    options: values,
    farms: files.slice(0, furtherFarms.length).map((file) => readFarmFile(world.folder, file).farm),
    files: files.slice(furtherFarms.length).map((file) => readFileOfCommand(world.folder, file)),
    complain: world.complain,
  });
}

function readArgs(args: readonly string[], command: Command) {
  const { options = [], flags = [] } = command;
  const valued = ['today', ...options].map((name) => [name, { type: 'string' as const }]);
  const alone = ['json', ...flags].map((name) => [name, { type: 'boolean' as const }]);
  try {
    const { values, positionals } = parseArgs({
      args: withDashedValues(args, command),
      allowPositionals: true,
      options: Object.fromEntries([...valued, ...alone]),
    });
    const texts = Object.entries(values).flatMap(([option, value]) => {
      if (value === true) return [[option, 'yes']];
      return typeof value === 'string' ? [[option, value]] : [];
    });
    return { values: Object.fromEntries(texts), positionals };
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${usage()}`);
  }
}

/**
 * Ties values that begin with a dash to their options: `--amount -2oz` becomes `--amount=-2oz`, so that the command
 * itself says what it needs. The name of another option is no value.
 */
function withDashedValues(
  args: readonly string[],
  { options = [], flags = [] }: Command,
): string[] {
  const valued = ['today', ...options].map((name) => `--${name}`);
  const known = new Set([...valued, '--json', ...flags.map((name) => `--${name}`)]);
  const isDashed = (arg = '') => arg.startsWith('-') && !known.has(arg.replace(/=.*/s, ''));
  const takesNext = (at: number) => valued.includes(args[at] ?? '') && isDashed(args[at + 1]);
  return args.flatMap((arg, at) => {
    if (takesNext(at - 1)) return [];
    return [takesNext(at) ? `${arg}=${args[at + 1]}` : arg];
  });
}

/** The subject stands before the file; after it, it is understood as well. */
function readSubject(name: string, command: Command, args: readonly string[]) {
  const { subjects } = command;
  if (subjects === undefined) return { subject: '', names: args };
  const at = args.slice(0, 2).findIndex((arg) => subjects.includes(arg));
  const subject = args[at];
  if (subject === undefined) {
    throw new UsageError(`mgm ${name} needs one of ${subjects.join(', ')}.\n${usage()}`);
  }
  return { subject, names: args.toSpliced(at, 1) };
}

function refusal(error: NotAFarmError): string {
  return JSON.stringify({
    ok: false,
    problems: [{ path: '', message: error.message }],
    counts: {},
  });
}

function usage(): string {
  const lines = Object.entries(COMMANDS).map(
    ([name, { summary, subjects, options = [], flags = [], farms = [], files = [] }]) => {
      const form = [
        name,
        ...(subjects === undefined ? [] : ['<subject>']),
        'backup.json',
        ...farms,
        ...files,
        ...options.map((option) => `[--${option} …]`),
        ...flags.map((flag) => `[--${flag}]`),
      ].join(' ');
      return `  ${form.padEnd(50)} ${summary}`;
    },
  );
  return [`Usage: ${CALL} <command> <backup.json> [--today YYYY-MM-DD] [--json]`, ...lines].join(
    '\n',
  );
}
