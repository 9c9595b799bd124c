import { getBootState } from '../../lib/process/getBootState'

/** Whether the boot has not completed yet: database and first account are not ready. */
export const isStarting = (): boolean => !getBootState().ready
