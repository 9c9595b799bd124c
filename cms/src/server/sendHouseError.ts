import type { ServerResponse } from 'node:http'

import { HouseError } from '../errors/houseErrors'
import { toHouseResponse } from '../errors/toHouseResponse'

/** Answers a request of the front door with an error in the house shape. */
export function sendHouseError(res: ServerResponse, error: unknown): void {
  const { status, body } = toHouseResponse(error)
  if (error instanceof HouseError && error.retryAfterSeconds) {
    res.setHeader('Retry-After', error.retryAfterSeconds)
  }
  const payload = Buffer.from(JSON.stringify(body))
  res.statusCode = status
  res.setHeader('Content-Type', 'application/json; charset=utf-8')
  res.setHeader('Cache-Control', 'no-store')
  res.setHeader('Content-Length', payload.length)
  res.end(payload)
}
