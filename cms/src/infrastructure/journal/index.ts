export { ACTIONS, type Action } from './actions'
export {
  getActor,
  getJournalContext,
  getNetwork,
  journalContext,
  SERVER,
  type Actor,
} from './actor'
export { describeGlobal, describeRecord, getName } from './describeTarget'
export { recordEntry, type Change, type Target } from './recordEntry'
