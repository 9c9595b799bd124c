import type { Plugin } from 'payload'

import { Compteurs } from './Compteurs'
import { Frequentation } from './Frequentation'

export { createCounters, setInitialCounters } from './Compteurs'
export { countEndpoints } from './countEndpoint'
export { counterFields } from './counterField'
export { statisticsOperations } from './operations'

const PANEL = '/features/statistics/panel/StatisticsPanel#StatisticsPanel'

/**
 * Payload plugin of the statistics: the counters of each issue, the counts of each day with their
 * export, and the section of the dashboard. The issues list their own counters, with the fields,
 * the hook and the endpoints of this feature.
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
