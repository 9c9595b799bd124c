import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'

interface Issue {
  id: string
  numero: number
  anciensNumeros?: number[] | null
}

/** Stores an issue's previous numbers when its number changes, so that old URLs redirect to it. */
export const saveFormerNumero: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  const before = originalDoc as Issue
  const { numero } = data as Partial<Issue>
  if (operation === 'create' || numero === undefined || numero === before.numero) return data
  const former = new Set([...(before.anciensNumeros ?? []), before.numero])
  former.delete(numero)
  return { ...data, anciensNumeros: [...former] }
}

/** Removes an issue's current number from other issues' former numbers, permanently. */
export const releaseFormerNumero: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const { id, numero } = doc as Issue
  if (numero === (previousDoc as Issue | undefined)?.numero) return doc as unknown
  const { docs } = await req.payload.db.find<Issue>({
    collection: 'regards',
    where: { and: [{ anciensNumeros: { equals: numero } }, { id: { not_equals: id } }] },
    pagination: false,
    req,
  })
  for (const other of docs) {
    const anciensNumeros = (other.anciensNumeros ?? []).filter((former) => former !== numero)
    await req.payload.db.updateOne({
      collection: 'regards',
      id: other.id,
      data: { anciensNumeros, updatedAt: null },
      req,
    })
  }
  return doc as unknown
}
