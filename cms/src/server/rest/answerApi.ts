import config from '@payload-config'

import { getSessionUser } from '../../features/accounts'
import { refuseMethod } from '../../lib/http/createErrorResponse'
import { noStoreJson } from '../../lib/http/cacheControl'
import { isReadRequest } from '../../lib/http/requestKinds'
import type { SiteRoute } from '../../lib/http/siteRoute'
import { version } from '../../lib/version'
import { handleObjects } from '../../media/storageApi/handleObjects'
import { handleUploads } from '../../media/uploads/handleUploads'
import { checkReadiness } from '../health/checkReadiness'
import { answerRest } from './answerRest'

/** Parts of the API outside Payload’s. */
const routes: SiteRoute[] = [
  {
    path: /^\/api\/uploads(?:\/|$)/,
    answer: (request) => handleUploads(request, config, getSessionUser),
  },
  {
    path: /^\/api\/storage\/objects(?:\/|$)/,
    answer: (request) => handleObjects(request, config, getSessionUser),
  },
  // The process responds, and which version it is.
  { path: /^\/api\/health$/, answer: readOnly(() => noStoreJson({ status: 'ok', version })) },
  { path: /^\/api\/health\/live$/, answer: readOnly(() => noStoreJson({ status: 'ok' })) },
  { path: /^\/api\/health\/ready$/, answer: readOnly(checkReadiness) },
]

/** Answers a request for an address of the API, with the rights of its session. */
export async function answerApi(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const route = routes.find(({ path }) => path.test(pathname))
  return route ? route.answer(request) : answerRest(request)
}

function readOnly(answer: () => Response | Promise<Response>): SiteRoute['answer'] {
  return async (request) => (isReadRequest(request) ? answer() : refuseMethod(['GET', 'HEAD']))
}
