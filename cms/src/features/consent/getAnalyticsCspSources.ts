import { env } from '../../lib/env'
import type { CspSources } from '../../lib/http/buildPageCsp'
import { isAnalyticsEnabled, type AnalyticsIds } from './analyticsIds'

// https://developers.google.com/tag-platform/security/guides/csp, read in November 2026.
const ANALYTICS: CspSources = {
  'script-src': ['https://*.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
}

const ADS_SERVERS = [
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://www.google.com',
]

/** Google's country domain for most readers. */
const ADS_RESPONSE_SERVERS = [...ADS_SERVERS, 'https://google.com', 'https://www.google.fr']

const ADS: CspSources = {
  'script-src': ['https://*.googletagmanager.com', ...ADS_SERVERS],
  'img-src': ['https://*.googletagmanager.com', ...ADS_RESPONSE_SERVERS],
  'connect-src': ['https://*.googletagmanager.com', ...ADS_RESPONSE_SERVERS],
  'frame-src': [
    'https://www.googletagmanager.com',
    'https://td.doubleclick.net',
    'https://bid.g.doubleclick.net',
  ],
}

/** With both, Analytics recognizes visitors from ads (Google Signals), if they consented. */
const BOTH: CspSources = {
  'img-src': ['https://*.g.doubleclick.net', 'https://*.google.com', 'https://*.google.fr'],
  'connect-src': ['https://*.g.doubleclick.net', 'https://*.google.com', 'https://*.google.fr'],
}

/** Returns the third-party CSP sources that pages need after a consent. */
export function getAnalyticsCspSources(measurement: AnalyticsIds): CspSources {
  if (!isAnalyticsEnabled(measurement)) return {}
  const { mesureAudience, mesurePublicite } = measurement
  const own = [new URL(env.measurementUrl).origin]
  return mergeSources([
    ...(mesureAudience ? [ANALYTICS] : []),
    ...(mesurePublicite ? [ADS] : []),
    ...(mesureAudience && mesurePublicite ? [BOTH] : []),
    { 'script-src': own, 'img-src': own, 'connect-src': own },
  ])
}

function mergeSources(parts: CspSources[]): CspSources {
  const sources: CspSources = {}
  for (const part of parts) {
    for (const name of Object.keys(part) as (keyof CspSources)[]) {
      sources[name] = [...new Set([...(sources[name] ?? []), ...(part[name] ?? [])])]
    }
  }
  return sources
}
