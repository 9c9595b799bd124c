export { ACTIONS, type Action } from './actions'
export {
  getActor,
  getJournalContext,
  getNetwork,
  journalContext,
  SERVER,
  type Actor,
} from './recordEntry'
export { describeGlobal, describeIssue, describeRecord, getName } from './describeTarget'
export { exportCsv } from './exportCsv'
export { recordEntry, type Change, type Target } from './recordEntry'
