import type { Plugin } from 'payload'

import { Compteurs } from './Compteurs'
import { Frequentation } from './Frequentation'

export { createCounters, setInitialCounters } from './Compteurs'
export { countEndpoints } from './countEndpoint'
export { counterFields } from './countEndpoint'
export { statisticsOperations } from './operations'

const PANEL = '/features/statistics/panel/StatisticsPanel#StatisticsPanel'

/**
 * Plugin of the statistics: counters, counts of each day with their export, and the section of the
 * dashboard. The issues list their fields, hook and endpoints.
 */
export const statisticsPlugin: Plugin = (config) => ({
  ...config,
  collections: [...(config.collections ?? []), Compteurs, Frequentation],
  admin: {
    ...config.admin,
    components: {
      ...config.admin?.components,
      afterDashboard: [...(config.admin?.components?.afterDashboard ?? []), PANEL],
    },
  },
})
