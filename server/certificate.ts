import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer, type Server, type ServerOptions } from 'node:https';
import { type Environment, SettingError } from './setting-error.ts';

interface CertificateFiles {
  readonly certFile: string;
  readonly keyFile: string;
}

const DAY_MS = 86_400_000;
/** Days before expiry to warn about a certificate, once a day. */
const WARN_DAYS = 30;

/** Reads the certificate paths; `undefined` if the server itself doesn't use https. */
export function readCertificateFiles(environment: Environment): CertificateFiles | undefined {
  const certFile = environment['TLS_CERT'] || '';
  const keyFile = environment['TLS_KEY'] || '';
  if (certFile === '' && keyFile === '') return undefined;
  if (certFile !== '' && keyFile !== '') return { certFile, keyFile };
  throw new SettingError('TLS_CERT and TLS_KEY are needed together: the certificate and its key.');
}

interface Pair {
  readonly cert: Buffer;
  readonly key: Buffer;
  /** Milliseconds. */
  readonly endsAt: number;
}

/** The server's own https certificate. Its files can be reloaded at run time. */
export class ServerCertificate {
  readonly #files: CertificateFiles;
  readonly #servers: Server[] = [];
  #pair: Pair;

  constructor(files: CertificateFiles) {
    this.#files = files;
    this.#pair = readPair(files);
  }

  get endsAt(): number {
    return this.#pair.endsAt;
  }

  /** An https server with this certificate, HTTP/1.1 alone. */
  createServer(options: ServerOptions, listener: RequestListener): Server {
    const { cert, key } = this.#pair;
    const server = createServer(
      {
        ...options,
        // Who says nothing is not waited for longer than for the head of a request.
        handshakeTimeout: options.headersTimeout,
        cert,
        key,
        minVersion: 'TLSv1.2',
        ALPNProtocols: ['http/1.1'],
      },
      listener,
    );
    this.#servers.push(server);
    return server;
  }

  /** Takes the files as they are now; a pair that does not fit is refused, and the one before stays. */
  reload(): void {
    const pair = readPair(this.#files);
    this.#pair = pair;
    const { cert, key } = pair;
    for (const server of this.#servers) {
      server.setSecureContext({ cert, key, minVersion: 'TLSv1.2' });
    }
  }

  warning(now: number): string | undefined {
    const days = Math.floor((this.endsAt - now) / DAY_MS);
    if (days > WARN_DAYS) return undefined;
    const day = new Date(this.endsAt).toISOString().slice(0, 10);
    return `The certificate of TLS_CERT ${days < 0 ? 'ended' : 'ends'} on ${day}: phones open no page without a new one.`;
  }
}

/** Warns about an expiring certificate, now and once a day until the process ends. */
export function watchCertificate(
  certificate: ServerCertificate,
  warn: (text: string) => void,
): void {
  const look = (): void => {
    const text = certificate.warning(Date.now());
    if (text !== undefined) warn(text);
  };
  look();
  setInterval(look, DAY_MS).unref();
}

function readPair({ certFile, keyFile }: CertificateFiles): Pair {
  try {
    const [cert, key] = [readFileSync(certFile), readFileSync(keyFile)];
    const certificate = new X509Certificate(cert);
    if (!certificate.checkPrivateKey(createPrivateKey(key))) {
      throw new Error('the key is not the one of the certificate');
    }
    return { cert, key, endsAt: Date.parse(certificate.validTo) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingError(
      `TLS_CERT and TLS_KEY: can’t use ${certFile} and ${keyFile}: ${reason}.`,
    );
  }
}
