import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tests/support/server/free-port.ts';

/** A real web server that stands before the product and packs its answers. */
export interface CompressingProxy {
  readonly address: string;
  end(): void;
}

/** A kind of web server: how it is told what to do, and how it is started. */
export interface ProxyKind {
  readonly name: string;
  readonly program: string;
  readonly config: (place: ProxyPlace) => string;
  readonly arguments: (folder: string, file: string) => readonly string[];
}

interface ProxyPlace {
  readonly folder: string;
  readonly port: number;
  readonly upstream: string;
}

const NGINX_FOLDERS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** It asks the product for an unpacked answer, so that it is the proxy that packs and marks the tag. */
const NGINX: ProxyKind = {
  name: 'nginx',
  program: 'nginx',
  config: ({ folder, port, upstream }) => `
daemon off;
pid ${folder}/nginx.pid;
error_log stderr crit;
events {}
http {
  access_log off;
  client_max_body_size 32m;
  ${NGINX_FOLDERS.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  gzip on;
  gzip_types application/json;
  gzip_min_length 0;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass ${upstream};
      proxy_http_version 1.1;
      proxy_set_header Accept-Encoding "";
    }
  }
}
`,
  arguments: (folder, file) => ['-p', folder, '-e', 'stderr', '-c', file],
};

const MODULES = '/usr/lib/apache2/modules';
const APACHE_MODULES = [
  'mpm_event',
  'authz_core',
  'proxy',
  'proxy_http',
  'filter',
  'deflate',
  'headers',
  'setenvif',
];

/** Apache would look at what it sends on, so it is told beforehand that the device takes gzip. */
const APACHE: ProxyKind = {
  name: 'Apache',
  program: 'apache2',
  config: ({ folder, port, upstream }) => `
${APACHE_MODULES.map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`).join('\n')}
ServerRoot ${folder}
ServerName localhost
PidFile ${folder}/apache.pid
DefaultRuntimeDir ${folder}
ErrorLog /dev/null
Listen 127.0.0.1:${port}
User nobody
Group nogroup
SetEnvIf Accept-Encoding gzip force-gzip
RequestHeader unset Accept-Encoding
SetOutputFilter DEFLATE
ProxyPass / ${upstream}/
`,
  arguments: (_folder, file) => ['-X', '-f', file],
};

export const PROXY_KINDS: readonly ProxyKind[] = [NGINX, APACHE];

/** The web server is installed here. */
export function isInstalled({ program }: ProxyKind): boolean {
  return spawnSync(program, ['-v'], { env: environment() }).error === undefined;
}

/** Starts a web server before an address and waits until it answers. */
export async function startProxy(kind: ProxyKind, upstream: string): Promise<CompressingProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'mgm-proxy-'));
  // It may run for another account than this program.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'logs'));
  const port = await freePort();
  const file = join(folder, 'proxy.conf');
  writeFileSync(file, kind.config({ folder, port, upstream }));
  const program = spawn(kind.program, [...kind.arguments(folder, file)], {
    env: environment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const end = (): void => {
    program.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
  const address = `http://127.0.0.1:${port}`;
  await untilItAnswers(address, program);
  return { address, end };
}

async function untilItAnswers(address: string, program: ChildProcess): Promise<void> {
  let said = '';
  program.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await fetch(`${address}/health`).catch(() => undefined);
    if (answer) return;
    if (program.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The proxy did not start: ${said}`);
}

/** Web servers are often where only administrators look. */
function environment(): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/local/sbin` };
}
