export { analyticsFields, readAnalyticsIds } from './analyticsIds'
export { consentChoice, consentEndpoint } from './consentEndpoint'
export { Consentements } from './Consentements'
export { getAnalyticsCspSources } from './getAnalyticsCspSources'
