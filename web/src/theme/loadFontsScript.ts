/** The upright fonts of fonts.css, in the syntax of `document.fonts.load`. */
const fonts = ['600 1em Fraunces', '1em "Source Sans 3"']

/**
 * Script in the head of each page, after its style sheet, that makes the browser decode the inlined
 * fonts. When it runs before the body is parsed, the browser delays the first paint until the fonts
 * are decoded; otherwise it decodes them at the first layout and paints one frame in a fallback
 * font. The page's Content-Security-Policy allows it by its hash.
 */
export const loadFontsScript = fonts.map((font) => `document.fonts.load('${font}')`).join(';')
