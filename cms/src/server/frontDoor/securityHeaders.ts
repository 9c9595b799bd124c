import { buildPageCsp } from '../../lib/http/buildPageCsp'

/** Browser features that no page uses, denied to pages and frames (Permissions-Policy). */
const DENIED_PERMISSIONS = [
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/** Security headers of every response of Next and of the API. */
const commonSecurityHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': DENIED_PERMISSIONS.map((name) => `${name}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

export const pageSecurityHeaders: Record<string, string> = {
  'Content-Security-Policy': buildPageCsp(),
  ...commonSecurityHeaders,
}

/** Security headers of the API and the panel: no MIME sniffing, no framing by other sites. */
export const applicationSecurityHeaders: Record<string, string> = {
  'Content-Security-Policy': "frame-ancestors 'self'; object-src 'none'; base-uri 'none'",
  ...commonSecurityHeaders,
}

/**
 * Content-Security-Policy of the admin pages. Next emits inline scripts and sets on each the nonce
 * that it reads from the request's policy.
 */
export const buildAdminCsp = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
