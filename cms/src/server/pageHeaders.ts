import { pagePolicy } from './pagePolicy'

/** What no page of ours asks a browser for, its frames included. */
const PERMISSIONS = [
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/** Headers of every page and every answer of the application. */
const commonHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': PERMISSIONS.map((name) => `${name}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** The headers that protect every page of the site. */
export const pageHeaders: Record<string, string> = {
  'Content-Security-Policy': pagePolicy(),
  ...commonHeaders,
}

/** No answer of the API or the panel is guessed to be something else, or framed by another site. */
export const applicationHeaders: Record<string, string> = {
  'Content-Security-Policy': "frame-ancestors 'self'; object-src 'none'; base-uri 'self'",
  ...commonHeaders,
}
