import type { Plugin } from 'vite'

/** Keeps a module of styles in its chunk, though no code reads it; taken out of the chunk's code. */
const MARK = 'keepStyles();'

/**
 * Vite plugin: writes the class names of CSS Modules where components read them. They are constants that the bundler
 * inlines (`inlineConst`); an object with all names of a module would be in every page, as its styles are.
 */
export function classNames(): Plugin {
  return {
    name: 'regards:class-names',
    apply: 'build',
    config: () => ({
      build: { rolldownOptions: { optimization: { inlineConst: { mode: 'all' } } } },
    }),
    transform: {
      order: 'post',
      filter: { id: /\.(?:tsx?|module\.css)$/, code: /\.module\.css|^export const/ },
      handler: (code, id) =>
        id.endsWith('.css')
          ? { code: `${code}\n${MARK}`, moduleSideEffects: true }
          : code.replaceAll(
              /import (\w+) from (["'][^"']+\.module\.css["'])/g,
              'import * as $1 from $2',
            ),
    },
    renderChunk: {
      order: 'pre',
      handler: (code) => code.replaceAll(MARK, ''),
    },
  }
}
