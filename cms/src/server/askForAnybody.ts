import type { IncomingMessage, ServerResponse } from 'node:http'

import { headersOf, type Answer } from '../cache/Answer'
import { askApplication } from '../cache/askApplication'
import { isPage } from '../cache/lifetimeOf'
import type { Env } from '../env'
import { serviceUnavailable } from '../errors/houseErrors'
import { askPayload } from './askPayload'
import { isApi } from './isApi'
import { isStarting } from './isStarting'
import { applicationHeaders, pageHeaders } from './pageHeaders'

/**
 * Asks the application for what is the same for everybody, and protects what it answers: a page as
 * pages are, save where the application says it more closely.
 * @returns a function that takes a path with its query; it throws HouseError 503 during the start
 */
export function askForAnybody(
  application: (req: IncomingMessage, res: ServerResponse) => unknown,
  { siteUrl }: Pick<Env, 'siteUrl'>,
): (path: string) => Promise<Answer> {
  const askPage = askApplication(application, siteUrl)
  return async (path) => {
    if (isStarting()) throw serviceUnavailable()
    const answer = await (isApi(path) ? askPayload(path) : askPage(path))
    const said = headersOf(answer)
    // A page that fails says so as a page: whatever Next says by itself is not meant for people.
    if (!isApi(path) && answer.status >= 500 && !isPage(said)) throw serviceUnavailable()
    const added = Object.entries(isApi(path) ? applicationHeaders : pageHeaders)
    const missing = added.filter(([name]) => !(name.toLowerCase() in said))
    return { ...answer, headers: [...answer.headers, ...missing.flat()] }
  }
}
