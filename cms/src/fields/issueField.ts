import DataLoader from 'dataloader'
import type { FieldHook, PayloadRequest, TextField, UIField } from 'payload'

import { setByServer } from '../access/roles'
import { findAll } from '../infrastructure/database/rows'
import { notInTrash } from '../access/published'
import { getRelationId } from '../lib/payload/getRelationId'
import { panelField } from './panelField'

/** Batches the issues of all records in a response into one query. */
function getIssueLoader(req: PayloadRequest): DataLoader<string, string> {
  const context = req.context as { issuesOfPdfs?: DataLoader<string, string> }
  context.issuesOfPdfs ??= new DataLoader<string, string>(
    async (documents) => {
      const docs = await findAll<{ numero: number; pdf: unknown }>(req.payload, {
        collection: 'regards',
        where: { and: [{ pdf: { in: [...documents] } }, notInTrash] },
        select: { numero: true, pdf: true },
      })
      const names = new Map(
        docs.map(({ numero, pdf }) => [getRelationId(pdf), `Regards n°\u00a0${numero}`]),
      )
      return documents.map((id) => names.get(id) ?? '')
    },
    // No cache: an issue may get another number during a request.
    { cache: false },
  )
  return context.issuesOfPdfs
}

/** Field hook: the name of the issue that has the PDF of a record. */
const readIssueName: FieldHook = ({ data, req, siblingData }) => {
  const { document } = { ...(data as object), ...(siblingData as object) } as { document?: unknown }
  const id = getRelationId(document)
  return id ? getIssueLoader(req).load(id) : undefined
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

/**
 * Field that gives the form of a record its title, from `issueField`.
 * @param part of the issue that the record is; without it, its page
 */
export const issueTitleField = (part?: string): UIField =>
  panelField('titreDeLaFiche', {
    path: '/fields/IssueTitle#IssueTitle',
    ...(part && { clientProps: { part } }),
  })
