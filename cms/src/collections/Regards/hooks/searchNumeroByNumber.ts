import type { CollectionBeforeOperationHook, Where } from 'payload'

import { getOperation } from '../../../lib/payload/getOperation'

/**
 * Leaves the number of an issue out of a search for words: the panel searches for them in every
 * field, and MongoDB fails to compare a number with a word.
 */
export const searchNumeroByNumber: CollectionBeforeOperationHook = (incoming) => {
  const { where } = incoming.args as { where?: Where }
  if (getOperation(incoming) !== 'read' || !where) return
  return { ...incoming.args, where: dropWordsForNumero(where) }
}

function dropWordsForNumero(where: Where): Where {
  const entries = Object.entries(where).map(([key, value]) => {
    if (!Array.isArray(value)) return [key, value]
    const kept = value.filter((part) => !isWordForNumero(part))
    // A list of alternatives that is empty would match everything.
    return [key, (key === 'or' && kept.length > 0 ? kept : value).map(dropWordsForNumero)]
  })
  return Object.fromEntries(entries) as Where
}

function isWordForNumero({ numero }: Where): boolean {
  const searched = (numero as { like?: unknown } | undefined)?.like
  return searched !== undefined && Number.isNaN(Number(searched))
}
