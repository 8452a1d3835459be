import type { Plugin } from 'vite';

/**
 * Names the files of the frame and the dashboard in the page itself, so that `first-paint.js` can ask for
 * them at once when the address is of a screen inside: else they are found only when the first script runs.
 */
export function frameFiles(): Plugin {
  return {
    name: 'mgm-frame-files',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const frame = Object.values(bundle ?? {}).find(
          (file) => file.type === 'chunk' && file.name === 'dashboard',
        );
        if (frame?.type !== 'chunk') return html;
        const styles = [...(frame.viteMetadata?.importedCss ?? [])];
        const files = [frame.fileName, ...styles].map((file) => `/${file}`).join(' ');
        const tag = { tag: 'meta', attrs: { name: 'mgm-frame', content: files } };
        return { html, tags: [{ ...tag, injectTo: 'head-prepend' as const }] };
      },
    },
  };
}
