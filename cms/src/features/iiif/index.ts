export { manifestEndpoint, manifestOperations } from './manifestEndpoint'
