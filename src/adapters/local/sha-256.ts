const BLOCK_BYTES = 64;

/**
 * SHA-256 of bytes as hex, computed at once.
 *
 * The browser's own one is closed to pages that a farm serves over plain http in its own network, and
 * answers too late to be used inside a database transaction.
 */
export function sha256(bytes: Uint8Array): string {
  const state = Int32Array.from(INITIAL_STATE);
  const schedule = new Int32Array(64);
  const wholeBytes = bytes.length - (bytes.length % BLOCK_BYTES);
  const whole = new DataView(bytes.buffer, bytes.byteOffset, wholeBytes);
  for (let at = 0; at < wholeBytes; at += BLOCK_BYTES) addBlock(state, schedule, whole, at);
  const rest = paddedRest(bytes.subarray(wholeBytes), bytes.length);
  for (let at = 0; at < rest.byteLength; at += BLOCK_BYTES) addBlock(state, schedule, rest, at);
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** SHA-256 of a text in UTF-8, as hex. */
export function sha256OfText(text: string): string {
  return sha256(new TextEncoder().encode(text));
}

/** The last bytes, a one bit, zeros, and the length of all bytes in bits. */
function paddedRest(rest: Uint8Array, totalBytes: number): DataView {
  const padded = new Uint8Array(rest.length + 9 > BLOCK_BYTES ? 2 * BLOCK_BYTES : BLOCK_BYTES);
  padded.set(rest);
  padded[rest.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(totalBytes / 2 ** 29));
  view.setUint32(padded.length - 4, (totalBytes << 3) >>> 0);
  return view;
}

/**
 * Mixes one block in. The working words are plain variables, without a list of them: a whole farm is
 * more than a hundred thousand blocks.
 */
function addBlock(state: Int32Array, schedule: Int32Array, block: DataView, at: number): void {
  for (let i = 0; i < 16; i += 1) schedule[i] = block.getInt32(at + 4 * i);
  for (let i = 16; i < 64; i += 1) {
    const early = word(schedule, i - 15);
    const late = word(schedule, i - 2);
    const mixedEarly = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const mixedLate = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    schedule[i] = (word(schedule, i - 16) + mixedEarly + word(schedule, i - 7) + mixedLate) | 0;
  }
  let a = word(state, 0);
  let b = word(state, 1);
  let c = word(state, 2);
  let d = word(state, 3);
  let e = word(state, 4);
  let f = word(state, 5);
  let g = word(state, 6);
  let h = word(state, 7);
  for (let i = 0; i < 64; i += 1) {
    const mixedE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const first = (h + mixedE + chosen + word(ROUND_CONSTANTS, i) + word(schedule, i)) | 0;
    const mixedA = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const second = (mixedA + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  state[0] = word(state, 0) + a;
  state[1] = word(state, 1) + b;
  state[2] = word(state, 2) + c;
  state[3] = word(state, 3) + d;
  state[4] = word(state, 4) + e;
  state[5] = word(state, 5) + f;
  state[6] = word(state, 6) + g;
  state[7] = word(state, 7) + h;
}

function rotate(value: number, bits: number): number {
  return (value >>> bits) | (value << (32 - bits));
}

function word(words: Int32Array, index: number): number {
  return words[index] ?? 0;
}

// prettier-ignore
const INITIAL_STATE = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];

// prettier-ignore
const ROUND_CONSTANTS = Int32Array.of(
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
);
