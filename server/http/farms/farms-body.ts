import type { FastifyRequest } from 'fastify';
import { type FarmRole, readRole } from '#state/document/farm-role.ts';
import type { InviteRequest } from '../../members/invite-member.ts';
import { readableFarmName, readableName } from '../../members/readable-name.ts';
import { isRecord, type JsonRecord } from '#state/document/json-record.ts';

/** A body that is refused before anything is asked of it. */
class BadFarmsBody extends Error {
  readonly statusCode: 400 | 415;

  constructor(statusCode: 400 | 415, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

/** Reads the request's JSON object. Unknown fields are ignored. */
export function readFarmsBody({ headers, body }: FastifyRequest): JsonRecord {
  if (!/^application\/json\b/i.test(headers['content-type'] ?? '')) {
    throw new BadFarmsBody(415, 'The body must be JSON');
  }
  const value = parsed(body);
  if (!isRecord(value)) throw notValid();
  return value;
}

export function readEntrant(body: JsonRecord) {
  const keyHash = body['keyHash'];
  if (typeof keyHash !== 'string' || !/^[0-9a-f]{64}$/.test(keyHash)) throw notValid();
  return { keyHash, name: readName(body['name']), label: readName(body['label']) };
}

export function readCode(body: JsonRecord): string {
  const code = body['code'];
  if (typeof code !== 'string') throw notValid();
  return code;
}

export function readInvite(body: JsonRecord): InviteRequest {
  const farmName = readableFarmName(body['farmName']);
  if (farmName === undefined) throw nameNotValid();
  const memberId = body['memberId'] ?? null;
  if (memberId === null) {
    return { role: neededRole(body['role']), name: readName(body['name']), farmName };
  }
  if (typeof memberId !== 'string') throw notValid();
  return { memberId, farmName };
}

export function readMemberChange(body: JsonRecord): {
  readonly role?: FarmRole;
  readonly name?: string;
} {
  const { role, name } = body;
  if (role === undefined && name === undefined) throw notValid();
  return {
    ...(role === undefined ? {} : { role: neededRole(role) }),
    ...(name === undefined ? {} : { name: readName(name) }),
  };
}

function neededRole(value: unknown): FarmRole {
  const role = readRole(value);
  if (role === null) throw notValid();
  return role;
}

function readName(value: unknown): string {
  const name = readableName(value);
  if (name === undefined) throw nameNotValid();
  return name;
}

function notValid(): BadFarmsBody {
  return new BadFarmsBody(400, 'The body is not valid');
}

function nameNotValid(): BadFarmsBody {
  return new BadFarmsBody(400, 'The name is not valid');
}

function parsed(body: unknown): unknown {
  try {
    return Buffer.isBuffer(body) ? JSON.parse(body.toString()) : undefined;
  } catch {
    return undefined;
  }
}
