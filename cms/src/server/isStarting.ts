import { bootState } from '../boot/state'

/** Whether database and first account are not there yet. */
export const isStarting = (): boolean => !bootState().ready
