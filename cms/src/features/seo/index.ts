export { createSeoRoutes } from './routes'
