import type { UIField } from 'payload'

/** Placed first in the form of a page: its planned publication. */
export const scheduleField: UIField = {
  type: 'ui',
  name: 'programmation',
  admin: {
    disableListColumn: true,
    components: { Field: '/features/scheduledPublication/ScheduleButton#ScheduleButton' },
  },
}
