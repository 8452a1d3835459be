import { parseArgs } from 'node:util';
import { ensureBuilt } from '../scripts/ensure-built.mjs';
import { openCamera } from './camera.ts';
import { drawGuide } from './guide.ts';
import { drawScreens } from './screens.ts';

const { values } = parseArgs({
  options: {
    /** Every screen goes into this folder, to be looked at; else the pictures of the documentation are drawn. */
    screens: { type: 'string' },
    /** Only pictures whose name holds this text. */
    only: { type: 'string' },
  },
});
await ensureBuilt();
const camera = await openCamera();
try {
  const drawn =
    values.screens === undefined
      ? await drawGuide(camera, values.only)
      : await drawScreens(camera, values.screens, values.only);
  process.stdout.write(`${drawn} pictures in ${values.screens ?? 'docs'}\n`);
} finally {
  await camera.close();
}
