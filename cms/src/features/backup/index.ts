/** Exports for the running site; commands.ts has those for the commands. */
export { readBackupState } from './backupState'
export { describeBackup } from './describeBackup'
export { startDailyBackup } from './startDailyBackup'
