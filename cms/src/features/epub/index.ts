export { createBookResponse } from './bookResponse'
