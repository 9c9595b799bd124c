import { setTimeout as wait } from 'node:timers/promises'

/** A refusal takes at least this long, so that its time does not tell whether the account exists. */
const MIN_REFUSAL_MS = 400

/** Checking a password keeps a thread of Node's pool busy; reading files needs the other two. */
const AT_ONCE = 2

let underWay = 0
const queue: (() => void)[] = []

/** Whether a request tries a password. */
export const isSignIn = (request: Request): boolean =>
  request.method === 'POST' && new URL(request.url).pathname === '/api/users/login'

/** Answers a sign-in: few are looked at at once, and every refusal takes the same time. */
export async function guardSignIn(answer: () => Promise<Response>): Promise<Response> {
  if (underWay >= AT_ONCE) await new Promise<void>((resolve) => queue.push(resolve))
  else underWay += 1
  const start = performance.now()
  let response: Response
  try {
    response = await answer()
  } finally {
    const next = queue.shift()
    if (next) next()
    else underWay -= 1
  }
  if (response.status === 401) await wait(MIN_REFUSAL_MS - (performance.now() - start))
  return response
}
