import { runMgm } from './run-mgm.ts';

// A reader that has seen enough, like `head`, closes the pipe; that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const calledByNpm = process.env['npm_lifecycle_event'] === 'mgm';

process.exitCode = runMgm(process.argv.slice(2), {
  // npm changes to the product's folder; file names are meant from where the person stands.
  folder: (calledByNpm ? process.env['INIT_CWD'] : undefined) ?? process.cwd(),
  now: () => Date.now(),
  print: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
});
