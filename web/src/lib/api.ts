import { PayloadSDK } from '@payloadcms/sdk'
import type { Config } from '../../../cms/src/payload-types'
import { fetchFromApi } from './fetchFromApi'

/** The one door to the server. Every call throws an `ApiError` when it fails. */
export const api = new PayloadSDK<Config>({
  baseURL: '/api',
  baseInit: { credentials: 'same-origin' },
  fetch: fetchFromApi,
})
