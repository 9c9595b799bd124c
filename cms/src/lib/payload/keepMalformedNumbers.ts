import type { CollectionBeforeOperationHook } from 'payload'

const NUMBER = /^-?\d+(\.\d+)?$/

/** Makes a text that is no number NaN, which validation refuses; Payload stores « 1 250 » as 1. */
export const keepMalformedNumbers: CollectionBeforeOperationHook = ({ args, collection }) => {
  const { data } = args as { data?: Record<string, unknown> }
  if (!data) return
  for (const { name, type } of collection.flattenedFields) {
    const value = data[name]
    if (type !== 'number' || typeof value !== 'string') continue
    const text = value.trim()
    if (text !== '' && !NUMBER.test(text)) data[name] = Number.NaN
  }
}
