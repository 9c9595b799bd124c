export { publishPageTask } from './publishPageTask'
export {
  cancelPublication,
  readPlannedPublications,
  readSchedule,
  readSchedules,
  type PlannedPublications,
} from './schedule'
export { getIssueId, toScheduleTarget } from './scheduleTarget'
export { scheduleField } from './scheduleField'
export { createScheduleEndpoints } from './scheduleEndpoints'
