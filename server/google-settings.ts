import { type AppConfig, NO_CONFIG } from '#state/google/app-config.ts';
import { type Environment, SettingError } from './setting-error.ts';

/** Google sign-in settings and addresses. Tests replace the addresses. */
export interface GoogleServiceSettings extends Pick<
  AppConfig,
  'clientId' | 'scriptUrl' | 'authUrl' | 'userInfoUrl' | 'revokeUrl' | 'calendarUrl' | 'scopes'
> {
  readonly tokenInfoUrl: string;
  /** Where Google has the keys that it signs ID tokens with. */
  readonly keysUrl: string;
}

const TOKEN_INFO_URL = 'https://oauth2.googleapis.com/tokeninfo';
const KEYS_URL = 'https://www.googleapis.com/oauth2/v3/certs';

export function readGoogleSettings(environment: Environment): GoogleServiceSettings {
  const url = (name: string, usual: string): string => {
    const text = environment[name] || usual;
    if (/^https?:\/\//.test(text) && URL.canParse(text)) return text;
    throw new SettingError(`${name} must be an http or https address, not “${text}”.`);
  };
  return {
    clientId: environment['GOOGLE_CLIENT_ID'] || null,
    scriptUrl: url('GOOGLE_SCRIPT_URL', NO_CONFIG.scriptUrl),
    authUrl: url('GOOGLE_AUTH_URL', NO_CONFIG.authUrl),
    tokenInfoUrl: url('GOOGLE_TOKENINFO_URL', TOKEN_INFO_URL),
    keysUrl: url('GOOGLE_KEYS_URL', KEYS_URL),
    userInfoUrl: url('GOOGLE_USERINFO_URL', NO_CONFIG.userInfoUrl),
    revokeUrl: url('GOOGLE_REVOKE_URL', NO_CONFIG.revokeUrl),
    calendarUrl: url('GOOGLE_CALENDAR_URL', NO_CONFIG.calendarUrl),
    scopes: readScopes(environment['GOOGLE_SCOPES'] || ''),
  };
}

function readScopes(text: string): readonly string[] {
  const scopes = text.split(/[\s,]+/).filter((scope) => scope !== '');
  return scopes.length > 0 ? scopes : NO_CONFIG.scopes;
}
