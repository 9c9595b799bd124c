import { setupServer } from 'msw/node'

/** Stands for the product's server; each test says what it answers. */
export const server = setupServer()
