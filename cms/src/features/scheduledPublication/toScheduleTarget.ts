/** Names an issue in the planned publications (features/scheduledPublication). */
export const toScheduleTarget = (id: string): string => `regards:${id}`
