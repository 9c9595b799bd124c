export { handleObjects } from './handleObjects'
