export { consentEndpoint } from './consentEndpoint'
