import { applyDisplayScript } from './displaySettings'

/** The upright fonts of fonts.css, in the syntax of `document.fonts.load`. */
const fonts = ['600 1em Fraunces', '1em "Source Sans 3"']

/**
 * Makes the browser decode the inlined fonts. When it runs before the body is parsed, the browser
 * delays the first paint until the fonts are decoded; otherwise it decodes them at the first layout
 * and paints one frame in a fallback font.
 */
const loadFontsScript = fonts.map((font) => `document.fonts.load('${font}')`).join(';')

/**
 * The only script in the HTML of the pages: in their head, after the style sheet. The page's
 * Content-Security-Policy allows it by its hash.
 */
export const headScript = `${applyDisplayScript};${loadFontsScript}`
