import { asRecord } from '../document/json-record.ts';

/** Configuration from `/config.json`: how to sign in, and Google's addresses. */
export interface AppConfig {
  readonly version: string | null;
  /** Google client id. Without one, sign-in is off. */
  readonly clientId: string | null;
  /** The script that signs in. */
  readonly scriptUrl: string;
  /** The page that signs in where windows are blocked. */
  readonly authUrl: string;
  readonly userInfoUrl: string;
  readonly revokeUrl: string;
  readonly calendarUrl: string;
  readonly scopes: readonly string[];
  /** Additional scopes to request for the calendar. */
  readonly calendarScopes: readonly string[];
  /** Origins of pages that may sync; null = the server's own. */
  readonly syncOrigins: readonly string[] | null;
  /** How a farm with members is begun on this server, and where growers open the app. */
  readonly farms: FarmsConfig;
  /** Sign-in is played by a stand-in for Google, for trying the product out. */
  readonly demo: boolean;
}

interface FarmsConfig {
  /** `code`: with a start code; `google`: with an account. None where the server keeps no new farms. */
  readonly creation: readonly string[];
  /** The address for links in invites; null = that of the page itself. */
  readonly publicOrigin: string | null;
  /** When the certificate of a server that speaks https itself runs out. */
  readonly certificateEndsAt: string | null;
}

export const CALENDAR_SCOPE = 'https://www.googleapis.com/auth/calendar.events';

/** The configuration in an answer of the server; what is missing or odd has its default. */
export function appConfigOf(value: unknown): AppConfig {
  const fields = asRecord(value);
  const url = (key: keyof AppConfig, usual: string): string => {
    const text = textOf(fields[key]);
    return text !== null && /^https?:\/\//.test(text) ? text : usual;
  };
  return {
    version: textOf(fields['version']),
    clientId: textOf(fields['clientId']),
    scriptUrl: url('scriptUrl', 'https://accounts.google.com/gsi/client'),
    authUrl: url('authUrl', 'https://accounts.google.com/o/oauth2/v2/auth'),
    userInfoUrl: url('userInfoUrl', 'https://www.googleapis.com/oauth2/v3/userinfo'),
    revokeUrl: url('revokeUrl', 'https://oauth2.googleapis.com/revoke'),
    calendarUrl: url('calendarUrl', 'https://www.googleapis.com/calendar/v3'),
    scopes: textsOf(fields['scopes']) ?? ['openid', 'email', 'profile'],
    calendarScopes: textsOf(fields['calendarScopes']) ?? [CALENDAR_SCOPE],
    syncOrigins: textsOf(fields['syncOrigins']),
    farms: farmsConfigOf(fields['farms']),
    demo: fields['demo'] === true,
  };
}

/** Default configuration without an answer from the server: sign-in isn't available. */
export const NO_CONFIG: AppConfig = appConfigOf(null);

function farmsConfigOf(value: unknown): FarmsConfig {
  const { creation, publicOrigin, certificateEndsAt } = asRecord(value);
  return {
    creation: textsOf(creation) ?? [],
    publicOrigin: textOf(publicOrigin),
    certificateEndsAt: textOf(certificateEndsAt),
  };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** Texts of a list, or of one text separated by blanks. `null` if there are none. */
function textsOf(value: unknown): readonly string[] | null {
  const entries: readonly unknown[] =
    typeof value === 'string' ? value.split(/\s+/) : Array.isArray(value) ? value : [];
  const texts = entries.map(textOf).filter((text) => text !== null);
  return texts.length > 0 ? texts : null;
}
