/** What the running site uses of its backups; what the commands use is in commands.ts. */
export { readBackupState } from './backupState'
export { describeBackup } from './describeBackup'
export { startDailyBackup } from './startDailyBackup'
