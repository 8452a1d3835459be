import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What the program that sends hostile bodies is told. */
export interface Attack {
  readonly address: string;
  /** The account that attacks. */
  readonly sub: string;
  readonly seconds: number;
}

/** How many bodies were answered, and how many of them with a refusal. */
export interface Attacked {
  readonly sent: number;
  readonly refused: number;
}

/** The program that sends hostile bodies. */
export interface HostileSender {
  attack(address: string, sub: string, seconds: number): Promise<Attacked>;
  end(): void;
}

/** Starts it; settles once all bodies are made, so that making them weighs on nobody. */
export async function startHostileSender(): Promise<HostileSender> {
  const program = fork(fileURLToPath(new URL('hostile-sender.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  });
  await once(program, 'message');
  return {
    async attack(address, sub, seconds) {
      const told: Attack = { address, sub, seconds };
      program.send(told);
      // The program sends nothing else.
      const [attacked] = (await once(program, 'message')) as [Attacked];
      return attacked;
    },
    end: () => void program.kill(),
  };
}
