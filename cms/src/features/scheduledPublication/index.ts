import type { Plugin, UIField } from 'payload'

import { panelField } from '../../fields/panelField'
import { publishPageTask } from './publishPageTask'

export { describeSchedule } from './scheduleEndpoints'
export {
  cancelPublication,
  readPlannedPublications,
  readSchedule,
  readSchedules,
  suspendPublications,
  type PlanFailure,
  type PlannedPublications,
} from './schedule'
export { createScheduleEndpoints } from './scheduleEndpoints'
export { getIssueId, toScheduleTarget } from './schedule'

/** Placed first in the form of a page or an issue: its planned publication. */
export const scheduleField: UIField = panelField(
  'programmation',
  '/features/scheduledPublication/ScheduleButton#ScheduleButton',
)

/** Plugin of the planned publications: the job that publishes; pages and issues list the rest. */
export const scheduledPublicationPlugin: Plugin = (config) => ({
  ...config,
  jobs: { ...config.jobs, tasks: [...(config.jobs?.tasks ?? []), publishPageTask] },
})
