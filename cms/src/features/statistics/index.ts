export { Compteurs, createCounters, setInitialCounters, type Counter } from './Compteurs'
export { createCountEndpoint } from './countEndpoint'
export { counterField } from './counterField'
export { Frequentation } from './Frequentation'
