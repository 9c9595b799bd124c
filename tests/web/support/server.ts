import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { globalsHandler } from './globals'

/**
 * Stands for the product's server; each test says what it answers. The texts of the pages, which
 * every page asks for, are always there, and no issue was announced.
 */
export const server = setupServer(
  globalsHandler(),
  http.get('/api/annonces', () => HttpResponse.json({ docs: [] })),
)
