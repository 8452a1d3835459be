import { mkdtemp, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type Page, chromium } from '@playwright/test';
import { QUIET_CHROMIUM } from '#tests/support/browser/quiet-chromium.ts';

/** What is special about a device. */
export interface DeviceKind {
  /** Where its profile lies; a folder of its own unless told. */
  readonly folder?: string;
  /** How long nobody has to change anything before a snapshot is written, instead of half a minute. */
  readonly idleMs?: number;
}

/** A grower's computer: the profile of a real browser, which outlives the browser itself. */
export class GrowerDevice {
  readonly folder: string;
  readonly #address: string;
  readonly #idleMs: number | undefined;
  #context: BrowserContext | null = null;
  #processGroup = 0;

  private constructor(address: string, folder: string, idleMs?: number) {
    this.#address = address;
    this.folder = folder;
    this.#idleMs = idleMs;
  }

  /** @param address - Where the app is served. */
  static async bought(address: string, kind: DeviceKind = {}): Promise<GrowerDevice> {
    const folder = kind.folder ?? (await mkdtemp(join(tmpdir(), 'mgm-device-')));
    return new GrowerDevice(address, folder, kind.idleMs);
  }

  /** Starts the browser with what the profile holds. */
  async start(): Promise<Page> {
    const context = await chromium.launchPersistentContext(this.folder, {
      ...QUIET_CHROMIUM,
      baseURL: this.#address,
      locale: 'en-US',
      timezoneId: 'America/Los_Angeles',
      viewport: { width: 1280, height: 860 },
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(60_000);
    if (this.#idleMs !== undefined) await context.addInitScript(hurrySnapshots, this.#idleMs);
    this.#context = context;
    this.#processGroup = await this.#readProcessGroup();
    return context.pages()[0] ?? context.newPage();
  }

  /** Ends every process of the browser at once, as a crash or an empty battery does. */
  async kill(): Promise<void> {
    const context = this.#context;
    if (context === null) return;
    const gone = new Promise((resolve) => context.once('close', resolve));
    process.kill(-this.#processGroup, 'SIGKILL');
    this.#context = null;
    await gone;
  }

  /** Closes the browser as a grower does. */
  async close(): Promise<void> {
    await this.#context?.close();
    this.#context = null;
  }

  async remove(): Promise<void> {
    await this.close();
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  /** The browser notes its number in the profile; Playwright starts it as the head of a group. */
  async #readProcessGroup(): Promise<number> {
    const lock = await readlink(join(this.folder, 'SingletonLock'));
    const id = Number(lock.slice(lock.lastIndexOf('-') + 1));
    if (!Number.isInteger(id) || id < 2) throw new Error(`No browser in ${lock}`);
    return id;
  }
}

/** Runs in every page before its own scripts: the half minute before a snapshot is over sooner. */
function hurrySnapshots(idleMs: number): void {
  const usual = window.setTimeout;
  window.setTimeout = ((run: TimerHandler, ms?: number, ...rest: unknown[]) =>
    usual(run, ms === 30_000 ? idleMs : ms, ...rest)) as typeof window.setTimeout;
}
