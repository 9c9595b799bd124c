import type { FieldHook, TextField, UIField } from 'payload'

import { setByServer, notInTrash } from '../access/roles'
import { findAll } from '../infrastructure/database/rows'
import { createLoader } from '../lib/payload/createLoader'
import { getRelationId } from '../lib/payload/getRelationId'
import { panelField } from './panelField'

const loadIssueName = createLoader(
  'issuesOfPdfs',
  async (payload, documents) => {
    const docs = await findAll<{ numero: number; pdf: unknown }>(payload, {
      collection: 'regards',
      where: { and: [{ pdf: { in: documents } }, notInTrash] },
      select: { numero: true, pdf: true },
    })
    return new Map(
      docs.map(({ numero, pdf }) => [getRelationId(pdf) ?? '', `Regards n°\u00a0${numero}`]),
    )
  },
  '',
)

/** Field hook: the name of the issue that has the PDF of a record. */
const readIssueName: FieldHook = ({ data, req, siblingData }) => {
  const { document } = { ...(data as object), ...(siblingData as object) } as { document?: unknown }
  const id = getRelationId(document)
  return id ? loadIssueName(req, id) : undefined
}

/** Virtual field of records of a PDF: the issue of the PDF, « Regards n° 56 ». */
export const issueField: TextField = {
  type: 'text',
  name: 'parution',
  label: 'Numéro',
  virtual: true,
  access: setByServer,
  admin: { readOnly: true, position: 'sidebar', disableListFilter: true },
  hooks: { afterRead: [readIssueName] },
}

/** Field that titles a form from `issueField`. @param part of the issue; without it, its page */
export const issueTitleField = (part?: string): UIField =>
  panelField('titreDeLaFiche', {
    path: '/fields/IssueTitle#IssueTitle',
    ...(part && { clientProps: { part } }),
  })
