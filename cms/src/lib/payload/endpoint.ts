import type { Endpoint } from 'payload'

/** Makes an endpoint of a collection or of the API. @param more other settings */
export const endpoint = (
  method: Endpoint['method'],
  path: string,
  handler: Endpoint['handler'],
  more: Pick<Endpoint, 'custom'> = {},
): Omit<Endpoint, 'root'> => ({ ...more, path, method, handler })
