export { publishPageTask } from './publishPageTask'
export { cancelPublication, readSchedule, readSchedules } from './schedule'
export { scheduleField } from './scheduleField'
export { createScheduleEndpoints } from './scheduleEndpoints'
