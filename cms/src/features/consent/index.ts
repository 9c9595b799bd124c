import type { Plugin } from 'payload'

import { consentEndpoint } from './consentEndpoint'
import { Consentements } from './Consentements'

export { analyticsFields, readAnalyticsIds } from './analyticsIds'
export { consentOperations } from './consentEndpoint'
export { getAnalyticsCspSources } from './getAnalyticsCspSources'

/**
 * Payload plugin of the consent: the proof of each visitor's choice, and its endpoint. A global
 * holds the ids of the analytics services, by fields of this feature.
 */
export const consentPlugin: Plugin = (config) => ({
  ...config,
  collections: [...(config.collections ?? []), Consentements],
  endpoints: [...(config.endpoints ?? []), consentEndpoint],
})
