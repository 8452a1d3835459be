import type { Millis } from '#domain/calendar/iso-date.ts';
import { type CloudAnswer, NO_ANSWER } from '#state/ports/cloud-port.ts';
import { asRecord } from '#state/document/json-record.ts';

/** Without a body, and that is how it should be. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 304]);

/** No answer came, or none of the state service. */
export function noAnswer(cause: unknown): CloudAnswer {
  return { ...NO_ANSWER, error: cause instanceof Error ? cause.message : String(cause) };
}

/**
 * Asks the service, without cookies and past all caches. Never rejects: without an answer the status is 0.
 *
 * @param onSilence - Hears why no answer came.
 */
export async function fetchAnswer(
  url: string,
  { signal: end, ...init }: RequestInit,
  limit: Millis,
  onSilence?: (cause: unknown) => void,
): Promise<CloudAnswer> {
  try {
    const late = AbortSignal.timeout(limit);
    const signal = end ? AbortSignal.any([late, end]) : late;
    const usual = { cache: 'no-store', credentials: 'omit', signal } as const;
    return await readAnswer(await fetch(url, { ...usual, ...init }));
  } catch (cause) {
    onSilence?.(cause);
    return noAnswer(cause);
  }
}

/** Reads an answer of the state service. A page of a hotel's network that says 200 is none. */
export async function readAnswer(response: Response): Promise<CloudAnswer> {
  const { status, ok, headers } = response;
  let body: unknown = null;
  if (!WITHOUT_BODY.has(status)) {
    try {
      body = JSON.parse(await response.text());
    } catch {
      if (ok) return noAnswer('The answer is not from the state service');
    }
  }
  const serverNow = readInstant(headers.get('date'));
  const role = headers.get('x-farm-role');
  const deletedBy = readName(headers.get('x-state-deleted-by'));
  return {
    ok,
    status,
    body,
    etag: headers.get('etag') ?? etagIn(body),
    serverNow,
    retryAfter: readPatience(headers.get('retry-after'), serverNow),
    deletedAt: headers.get('x-state-deleted-at'),
    error: ok ? null : errorIn(body),
    ...(deletedBy !== null && { deletedBy }),
    ...(role !== null && { role }),
  };
}

/** A name may have signs that no header has, so that it comes percent-encoded. */
function readName(text: string | null): string | null {
  try {
    return text === null ? null : decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Proxies may take the header away; the service repeats it beside the farm. */
function etagIn(body: unknown): string | null {
  const reply = asRecord(body);
  const isReply = 'ok' in reply || 'state' in reply;
  return isReply && typeof reply['etag'] === 'string' ? reply['etag'] : null;
}

function errorIn(body: unknown): string | null {
  const { error } = asRecord(body);
  return typeof error === 'string' ? error : null;
}

function readInstant(text: string | null): Millis | null {
  const instant = Date.parse(text ?? '');
  return Number.isNaN(instant) ? null : instant;
}

/** A `Retry-After`: in seconds, or as an instant of the service's clock. */
export function readPatience(text: string | null, serverNow: Millis | null): Millis | null {
  if (text === null) return null;
  if (/^\d+$/.test(text.trim())) return Number(text) * 1000;
  const until = readInstant(text);
  return until === null || serverNow === null ? null : Math.max(0, until - serverNow);
}
