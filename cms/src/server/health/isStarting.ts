import { getBootState } from '../../lib/process/getBootState'

/** Whether database and first account are not there yet. */
export const isStarting = (): boolean => !getBootState().ready
