import { seal } from '../tokens/seal'
import { toKey } from './toKey'

/** What stands for an address where the address itself is not kept: it cannot be read back from it. */
export const fingerprint = (email: string): string => seal('newsletter/empreinte', toKey(email))
