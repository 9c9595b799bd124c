import { api } from '../api/api'
import { ApiError } from '../api/errors'
import { broadcastSession } from './sessionChannel'

/** Closes the session on the server and in the other tabs. @throws ApiError */
export async function closeSession(): Promise<void> {
  try {
    await api('/users/logout', { method: 'POST', keepalive: true })
  } catch (error) {
    if (!isAlreadySignedOut(error)) throw error
  }
  broadcastSession({ type: 'signed-out' })
}

/** Payload responds with 400 to a logout without a session. */
function isAlreadySignedOut(error: unknown): boolean {
  return error instanceof ApiError && [400, 401, 403].includes(error.status)
}
