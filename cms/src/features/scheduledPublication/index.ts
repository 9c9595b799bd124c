export { publishPageTask } from './publishPageTask'
export { getIssueId } from './describeScheduleTarget'
export {
  cancelPublication,
  readSchedule,
  readScheduleFailures,
  readSchedules,
} from './schedule'
export { scheduleField } from './scheduleField'
export { createScheduleEndpoints } from './scheduleEndpoints'
