import type { Field, FieldAccess, FieldHook, GlobalBeforeChangeHook } from 'payload'

import { isEditeur } from '../../../access/roles'
import { formatFrenchMoment } from '../../../lib/frenchDates'
import { getActor } from '../../../infrastructure/journal'

/** Set by the server, read by editors only: visitors never learn who writes. */
const access: Record<'create' | 'read' | 'update', FieldAccess> = {
  create: () => false,
  update: () => false,
  read: ({ req }) => isEditeur(req),
}

interface Saved {
  modifiePar?: string | null
  updatedAt?: string
}

/** Text of the comparison of two versions, with the moment: Payload leaves out equal values. */
const describeSave: FieldHook = ({ data, siblingData }) => {
  const { modifiePar, updatedAt } = { ...data, ...siblingData } as Saved
  if (!updatedAt) return null
  return `${modifiePar ?? 'le site'}, le ${formatFrenchMoment(new Date(updatedAt))}`
}

/** Who saved a version of a page: stored with each version, for its list and for comparisons. */
export const savedByFields: Field[] = [
  {
    // E-mail address of the account at that time.
    name: 'modifiePar',
    type: 'text',
    label: 'Enregistré par',
    access,
    admin: { hidden: true, components: { Diff: '/fields/NoDiff#NoDiff' } },
  },
  {
    name: 'enregistrement',
    type: 'text',
    label: 'Enregistré par',
    virtual: true,
    access,
    admin: { hidden: true },
    hooks: { afterRead: [describeSave] },
  },
]

/** Sets who saves a version of a page: for editors, see savedByFields. */
export const setSavedBy: GlobalBeforeChangeHook = ({ data, req }) => ({
  ...(data as object),
  modifiePar: getActor(req)?.email ?? null,
})
