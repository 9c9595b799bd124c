import type { Plugin } from 'payload'

import { consentEndpoint } from './consentEndpoint'
import { Consentements } from './Consentements'

/** Payload plugin of the consent: the proofs of visitors' choices, and the endpoint that stores them. */
export const consentPlugin: Plugin = (config) => ({
  ...config,
  collections: [...(config.collections ?? []), Consentements],
  endpoints: [...(config.endpoints ?? []), consentEndpoint],
})
