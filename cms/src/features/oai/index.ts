export { createOaiResponse } from './oaiResponse'
