import { pagePolicy } from './pagePolicy'

/** The headers that protect every page of the site. */
export const pageHeaders: Record<string, string> = {
  'Content-Security-Policy': pagePolicy(),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
}

/** No answer of the API or the panel is guessed to be something else, or framed by another site. */
export const applicationHeaders: Record<string, string> = {
  'Content-Security-Policy': "frame-ancestors 'self'; object-src 'none'; base-uri 'self'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
}
