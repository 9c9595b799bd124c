import type { Plugin } from 'vite'

/** The upright fonts of src/theme/fonts.css, in the syntax of `document.fonts.load`. */
const FONTS = ['600 1em Fraunces', '1em "Source Sans 3"']

/**
 * Vite plugin: adds a script to the page's head, after its style sheet, that makes the browser
 * decode the inlined fonts. When it runs before the body is parsed, the browser delays the first
 * paint until the fonts are decoded; otherwise it decodes them at the first layout and paints one
 * frame in a fallback font.
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
