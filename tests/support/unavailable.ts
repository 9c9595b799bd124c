import { client } from './client'

/** Response while the database or the storage is unavailable. */
export type Unavailable = {
  /** What the readiness probe misses. */
  failing: string[]
  errors: { message: string; code: string }[]
}

/** Error of such a response. */
export const UNAVAILABLE = {
  message: 'Le service est momentanément indisponible. Réessayez dans un instant.',
  code: 'service-unavailable',
}

/** What the readiness probe of a product misses. */
export const readFailing = async (url: string): Promise<string[]> =>
  (await client(url).get<Unavailable>('/api/health/ready')).json.failing
