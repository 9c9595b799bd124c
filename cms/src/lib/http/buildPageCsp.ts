/** Additional CSP sources, for the directives that may allow other origins. */
export type CspSources = Partial<
  Record<'script-src' | 'img-src' | 'connect-src' | 'frame-src', string[]>
>

/**
 * Base directives: same origin only. Pages have `style` attributes, and styled-components (/adminregards) writes its
 * rules into a style element.
 */
const BASE_DIRECTIVES: Record<string, string[]> = {
  'default-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  // The fonts are part of the style sheet (web/src/theme/fonts.css).
  'font-src': ["'self'", 'data:'],
  'style-src': ["'self'", "'unsafe-inline'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  // The admin panel shows a page beside its form.
  'frame-ancestors': ["'self'"],
}

/** Builds the Content-Security-Policy of a page. @param others sources that are allowed too */
export function buildPageCsp(others: CspSources = {}): string {
  const directives = { ...BASE_DIRECTIVES }
  for (const [name, sources] of Object.entries(others)) {
    if (sources.length > 0)
      directives[name] = [...(BASE_DIRECTIVES[name] ?? ["'self'"]), ...sources]
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
