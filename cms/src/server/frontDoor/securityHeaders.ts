import { buildPageCsp } from '../../lib/http/buildPageCsp'

/** What no page of ours asks a browser for, its frames included. */
const DENIED_PERMISSIONS = [
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/** Headers of every page and every answer of the application. */
const commonSecurityHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': DENIED_PERMISSIONS.map((name) => `${name}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** The headers that protect every page of the site. */
export const pageSecurityHeaders: Record<string, string> = {
  'Content-Security-Policy': buildPageCsp(),
  ...commonSecurityHeaders,
}

/** No answer of the API or the panel is guessed to be something else, or framed by another site. */
export const applicationSecurityHeaders: Record<string, string> = {
  'Content-Security-Policy': "frame-ancestors 'self'; object-src 'none'; base-uri 'self'",
  ...commonSecurityHeaders,
}
