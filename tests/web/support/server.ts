import {
  http,
  HttpResponse,
  type DefaultBodyType,
  type HttpResponseResolver,
  type PathParams,
  type RequestHandlerOptions,
} from 'msw'
import { setupServer } from 'msw/node'
import { globalsHandler } from './globals'

/**
 * Mock server; each test adds its handlers. Defaults: the texts of the pages, which every page
 * requests, no campaigns, no planned publications, no online readings, none that failed, no issue to read online, no articles, no
 * second factors and sessions, and one strength of every new password.
 */
export const server = setupServer(
  globalsHandler(),
  http.get('/api/annonces', () => HttpResponse.json({ docs: [] })),
  http.get('/api/regards/numero/:numero/lecture', () =>
    HttpResponse.json({ etat: 'indisponible', pages: [] }),
  ),
  http.get('/api/regards/articles', () => HttpResponse.json({ numero: null, articles: [] })),
  http.get('/api/articles', () => HttpResponse.json({ docs: [] })),
  http.get('/api/pagesDeRegards', () => HttpResponse.json({ docs: [], totalDocs: 0 })),
  http.get('/api/lectures', () => HttpResponse.json({ docs: [], totalDocs: 0 })),
  http.get('/api/regards/programmations', () => HttpResponse.json({ dates: {} })),
  http.get('/api/regards/lectures', () => HttpResponse.json({ lectures: {} })),
  http.get('/api/users/sessions', () => HttpResponse.json({ sessions: [] })),
  http.get('/api/users/second-factor', () =>
    HttpResponse.json({ isRequired: false, totp: null, passkeys: [], recoveryCodesLeft: 0 }),
  ),
  http.post('/api/users/password-strength', () =>
    HttpResponse.json({ strength: 'correct', isCommon: false }),
  ),
)

type Resolver = HttpResponseResolver<PathParams, DefaultBodyType, undefined>
type Json = Record<string, unknown> | unknown[] | null

const mocker =
  (method: 'get' | 'post' | 'put' | 'patch' | 'delete') =>
  (path: string, answer: Resolver | Json, options?: RequestHandlerOptions): void =>
    server.use(
      http[method](
        path,
        typeof answer === 'function' ? answer : () => HttpResponse.json(answer),
        options,
      ),
    )

/** Mocks an operation of the API for the test, before what was mocked earlier: JSON, or a resolver of msw. */
export const mockApi = {
  get: mocker('get'),
  post: mocker('post'),
  put: mocker('put'),
  patch: mocker('patch'),
  delete: mocker('delete'),
}
