import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Certificates for tests alone, and their keys, good until 2126; nobody trusts them. */
const PAIRS = {
  'farm-a.example': {
    cert:
      'MIIBpDCCAUqgAwIBAgIUB5HNVVrH6sVIpBQtMZ5aZ5oAjxQwCgYIKoZIzj0EAwIwGTEXMBUGA1UEAwwOZmFybS1h' +
      'LmV4YW1wbGUwIBcNMjYxMTIyMTQxMDQyWhgPMjEyNjEwMjkxNDEwNDJaMBkxFzAVBgNVBAMMDmZhcm0tYS5leGFt' +
      'cGxlMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEOZ0T3wP2IKOSn6yA3KXMRlqOnL6SyrM0vNKImv/wVZJ2fccv' +
      'KoO9l7UdEyiuPZXlhTTS1OCCt6Ea+q57DrfNq6NuMGwwHQYDVR0OBBYEFE6161pu5imLUxUpH/c1ArvIHU9eMB8G' +
      'A1UdIwQYMBaAFE6161pu5imLUxUpH/c1ArvIHU9eMA8GA1UdEwEB/wQFMAMBAf8wGQYDVR0RBBIwEIIOZmFybS1h' +
      'LmV4YW1wbGUwCgYIKoZIzj0EAwIDSAAwRQIhAMGTCTvRrMFEV6dHkGh//ppodkXI8DAP65Iiiqwrtp3aAiAQIiGQ' +
      'LdNukpf6e3MGVnxv3uSxkhhK19N2hmohM7Am9w==',
    key:
      'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgr6e4pLpxrQ1UCAGgIewbGD/h5c92I1kZlhimvuzr' +
      'mDahRANCAAQ5nRPfA/Ygo5KfrIDcpcxGWo6cvpLKszS80oia//BVknZ9xy8qg72XtR0TKK49leWFNNLU4IK3oRr6' +
      'rnsOt82r',
  },
  'farm-b.example': {
    cert:
      'MIIBozCCAUqgAwIBAgIUCmKRONXMDVvOlSgSooGWrz5iEuUwCgYIKoZIzj0EAwIwGTEXMBUGA1UEAwwOZmFybS1i' +
      'LmV4YW1wbGUwIBcNMjYxMTIyMTQxMDQyWhgPMjEyNjEwMjkxNDEwNDJaMBkxFzAVBgNVBAMMDmZhcm0tYi5leGFt' +
      'cGxlMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEtPtdP1XyeJWJ/mYuaLphA/j6H/WIDZpZmBCtb0W4tGimWuBq' +
      'tk/zVngmQ6wjMTbBpaTPpg+33x2A/gcixiq7n6NuMGwwHQYDVR0OBBYEFBAMc1bPCz4dXW8k24B26xCc1AJnMB8G' +
      'A1UdIwQYMBaAFBAMc1bPCz4dXW8k24B26xCc1AJnMA8GA1UdEwEB/wQFMAMBAf8wGQYDVR0RBBIwEIIOZmFybS1i' +
      'LmV4YW1wbGUwCgYIKoZIzj0EAwIDRwAwRAIgFiAEw3+8LGFU8eObkcHqrwcxBQzulZughayYeeeEIvMCIG62FzRA' +
      'Ek2aPPqkSWSNk6WG6luRebNG6EA6/eNQHpHB',
    key:
      'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg7RCLMCsRUBiYSRXS+dgUnDcao+g+KVe0cyBZ/pwf' +
      'c/ShRANCAAS0+10/VfJ4lYn+Zi5oumED+Pof9YgNmlmYEK1vRbi0aKZa4Gq2T/NWeCZDrCMxNsGlpM+mD7ffHYD+' +
      'ByLGKruf',
  },
} as const;

/** Writes a certificate and its key into a folder; those of two names do not fit each other. */
export function writeCertificate(
  folder: string,
  { cert, key = cert }: { readonly cert: keyof typeof PAIRS; readonly key?: keyof typeof PAIRS },
) {
  const files = { certFile: join(folder, 'server.crt'), keyFile: join(folder, 'server.key') };
  writeFileSync(files.certFile, pem('CERTIFICATE', PAIRS[cert].cert));
  writeFileSync(files.keyFile, pem('PRIVATE KEY', PAIRS[key].key));
  return files;
}

function pem(kind: string, base64: string): string {
  return `-----BEGIN ${kind}-----\n${base64.replace(/.{64}/g, '$&\n')}\n-----END ${kind}-----\n`;
}
