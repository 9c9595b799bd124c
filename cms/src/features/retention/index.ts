export { startDailyRetention } from './enforceRetention'
