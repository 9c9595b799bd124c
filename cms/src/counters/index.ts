export { countEndpoint } from './countEndpoint'
export { createRow } from './incrementCounter'
export { readCounter } from './readCounter'
