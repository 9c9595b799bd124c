import type { Plugin } from 'payload'

import { Images } from './Images'

export { imageOperations } from './libraryEndpoints'

/** Payload plugin of the images: their collection, with its library and the endpoints of both. */
export const imagesPlugin: Plugin = (config) => ({
  ...config,
  collections: [...(config.collections ?? []), Images],
})
