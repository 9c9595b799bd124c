export { publishPageTask } from './publishPageTask'
export { forgetFailure } from './schedule'
export { scheduleField } from './scheduleField'
export { createScheduleEndpoints } from './scheduleEndpoints'
