import type { Plugin } from 'vite';
import { filesNeeded } from './first-load-files.ts';

/**
 * Names the files of the farm, the frame and the dashboard in the page itself, so that `first-paint.js` can ask
 * for them at once when the address is of a screen inside: else they are found only when the first script runs.
 */
export function frameFiles(): Plugin {
  return {
    name: 'mgm-frame-files',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (bundle === undefined) return html;
        const first = filesNeeded(['start'], bundle);
        const frame = filesNeeded(['farm', 'dashboard'], bundle);
        const scripts = [...frame.scripts].filter((file) => !first.scripts.has(file));
        const styles = [...frame.styles].filter((file) => !first.styles.has(file));
        const files = [...scripts, ...styles].map((file) => `/${file}`).join(' ');
        const tag = { tag: 'meta', attrs: { name: 'mgm-frame', content: files } };
        return { html, tags: [{ ...tag, injectTo: 'head-prepend' as const }] };
      },
    },
  };
}
