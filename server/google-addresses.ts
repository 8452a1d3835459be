import { type Environment, SettingError } from './setting-error.ts';

/** Where Google is asked; tests stand in for it by setting other addresses. */
export interface GoogleAddresses {
  /** The script that signs in. */
  readonly scriptUrl: string;
  /** The page that signs in where windows are blocked. */
  readonly authUrl: string;
  readonly tokenInfoUrl: string;
  readonly userInfoUrl: string;
  readonly revokeUrl: string;
  readonly calendarUrl: string;
}

const VARIABLES: Readonly<Record<keyof GoogleAddresses, readonly [name: string, url: string]>> = {
  scriptUrl: ['GOOGLE_SCRIPT_URL', 'https://accounts.google.com/gsi/client'],
  authUrl: ['GOOGLE_AUTH_URL', 'https://accounts.google.com/o/oauth2/v2/auth'],
  tokenInfoUrl: ['GOOGLE_TOKENINFO_URL', 'https://oauth2.googleapis.com/tokeninfo'],
  userInfoUrl: ['GOOGLE_USERINFO_URL', 'https://www.googleapis.com/oauth2/v3/userinfo'],
  revokeUrl: ['GOOGLE_REVOKE_URL', 'https://oauth2.googleapis.com/revoke'],
  calendarUrl: ['GOOGLE_CALENDAR_URL', 'https://www.googleapis.com/calendar/v3'],
};

/** Reads the addresses of Google. */
export function readGoogleAddresses(environment: Environment): GoogleAddresses {
  const read = (key: keyof GoogleAddresses): string => {
    const [name, usual] = VARIABLES[key];
    const url = environment[name] || usual;
    if (/^https?:\/\//.test(url) && URL.canParse(url)) return url;
    throw new SettingError(`${name} must be an http or https address, not "${url}".`);
  };
  return {
    scriptUrl: read('scriptUrl'),
    authUrl: read('authUrl'),
    tokenInfoUrl: read('tokenInfoUrl'),
    userInfoUrl: read('userInfoUrl'),
    revokeUrl: read('revokeUrl'),
    calendarUrl: read('calendarUrl'),
  };
}
