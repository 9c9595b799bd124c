import { env } from '../env'
import type { Sources } from '../server/pagePolicy'
import { isMeasuring, type Measurement } from './identifiers'

// https://developers.google.com/tag-platform/security/guides/csp, read in November 2026.
const ANALYTICS: Sources = {
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

/** Of Google's own sites by country, the one of most readers. */
const ADS_ANSWERS = [...ADS_SERVERS, 'https://google.com', 'https://www.google.fr']

const ADS: Sources = {
  'script-src': ['https://*.googletagmanager.com', ...ADS_SERVERS],
  'img-src': ['https://*.googletagmanager.com', ...ADS_ANSWERS],
  'connect-src': ['https://*.googletagmanager.com', ...ADS_ANSWERS],
  'frame-src': [
    'https://www.googletagmanager.com',
    'https://td.doubleclick.net',
    'https://bid.g.doubleclick.net',
  ],
}

/** With both, Analytics knows visitors of ads again (Google Signals), where they agreed to both. */
const BOTH: Sources = {
  'img-src': ['https://*.g.doubleclick.net', 'https://*.google.com', 'https://*.google.fr'],
  'connect-src': ['https://*.g.doubleclick.net', 'https://*.google.com', 'https://*.google.fr'],
}

/** What pages may load of other sites, once a visitor agreed; nothing where nothing is measured. */
export function measurementSources(measurement: Measurement): Sources {
  if (!isMeasuring(measurement)) return {}
  const { mesureAudience, mesurePublicite } = measurement
  const own = [new URL(env.measurementUrl).origin]
  return union([
    ...(mesureAudience ? [ANALYTICS] : []),
    ...(mesurePublicite ? [ADS] : []),
    ...(mesureAudience && mesurePublicite ? [BOTH] : []),
    { 'script-src': own, 'img-src': own, 'connect-src': own },
  ])
}

function union(parts: Sources[]): Sources {
  const sources: Sources = {}
  for (const part of parts) {
    for (const name of Object.keys(part) as (keyof Sources)[]) {
      sources[name] = [...new Set([...(sources[name] ?? []), ...(part[name] ?? [])])]
    }
  }
  return sources
}
