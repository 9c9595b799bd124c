/** Where parts of a page may come from, or what it may ask: of those kinds that other sites may give. */
export type CspSources = Partial<
  Record<'script-src' | 'img-src' | 'connect-src' | 'frame-src', string[]>
>

/** What a page of the site may load: itself only. Styled-components writes its rules in a tag. */
const BASE_DIRECTIVES: Record<string, string[]> = {
  'default-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  // The fonts are part of the style sheet (web/src/theme/fonts.css).
  'font-src': ["'self'", 'data:'],
  'style-src': ["'self'", "'unsafe-inline'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
}

/**
 * The Content-Security-Policy of a page.
 * @param others what other sites may give it beside
 */
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
