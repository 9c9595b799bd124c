import { bootState } from '../boot/state'

/** Whether database and first account are not there yet, or the process is about to end. */
export const isStarting = (): boolean => !bootState().ready
