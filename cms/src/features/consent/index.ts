export { consentPlugin } from './consentPlugin'
