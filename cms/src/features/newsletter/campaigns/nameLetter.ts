import { randomUUID } from 'node:crypto'

import type { CollectionBeforeValidateHook } from 'payload'

import { LETTER_PREFIX } from './ownLetterKey'

/** Gives a new letter the key that stands in place of an issue's id. */
export const nameLetter: CollectionBeforeValidateHook = ({ data, operation }) =>
  operation === 'create' && !(data as { regard?: string } | undefined)?.regard
    ? { ...data, regard: `${LETTER_PREFIX}${randomUUID()}` }
    : data
