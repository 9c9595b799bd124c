import { randomUUID } from 'node:crypto'

import type { CollectionBeforeValidateHook } from 'payload'

const PREFIX = 'lettre:'

/** Whether a campaign sends a letter of one's own: its `regard` is no issue. */
export const isOwnLetter = (regard: string): boolean => regard.startsWith(PREFIX)

/** Gives a new letter the key that stands in place of an issue's id. */
export const nameLetter: CollectionBeforeValidateHook = ({ data, operation }) =>
  operation === 'create' && !(data as { regard?: string } | undefined)?.regard
    ? { ...data, regard: `${PREFIX}${randomUUID()}` }
    : data
