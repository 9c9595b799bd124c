import { hmac } from '../../lib/tokens/hmac'

/** Keyed hash that tells whether another PAYLOAD_SECRET is the same, and nothing else. */
export const markSecret = (): string => hmac('sauvegarde/secret', '')
