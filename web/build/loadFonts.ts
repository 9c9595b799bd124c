import type { Plugin } from 'vite'

/** The upright fonts of src/theme/fonts.css, as `document.fonts.load` names them. */
const FONTS = ['600 1em Fraunces', '1em "Source Sans 3"']

/**
 * Adds a script to the page's head, behind its style sheet, that has the browser decode the fonts that
 * are in it. A browser that is asked before there is a body holds the first paint back for them; else
 * it decodes them at the first layout, and paints one frame in another font.
 */
export function loadFonts(): Plugin {
  return {
    name: 'regards:load-fonts',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    buildStart() {
      const source = FONTS.map((font) => `document.fonts.load('${font}')`).join(';')
      this.emitFile({ type: 'asset', name: 'loadFonts.js', source })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((fileName) => /\/loadFonts-[^/]*\.js$/.test(fileName))
          .map((fileName) => ({
            tag: 'script',
            attrs: { src: `/${fileName}` },
            injectTo: 'head',
          })),
    },
  }
}
