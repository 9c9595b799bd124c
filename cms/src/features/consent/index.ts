import type { Plugin } from 'payload'

import { consentEndpoint } from './consentEndpoint'
import { Consentements } from './Consentements'

export { analyticsFields, readAnalyticsIds } from './analyticsIds'
export { consentOperations } from './consentEndpoint'
export { getAnalyticsCspSources } from './getAnalyticsCspSources'

/** Plugin of the consent: the proof of each choice, its endpoint, fields for the services' ids. */
export const consentPlugin: Plugin = (config) => ({
  ...config,
  collections: [...(config.collections ?? []), Consentements],
  endpoints: [...(config.endpoints ?? []), consentEndpoint],
})
