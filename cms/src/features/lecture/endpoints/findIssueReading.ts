import type { PayloadRequest } from 'payload'

import { byId, findFields, findRow } from '../../../infrastructure/database/rows'
import { isDraftRequested, published, isAdministrateur } from '../../../access/roles'
import { apiError } from '../../../lib/errors/apiErrors'
import { parseNumero } from '../../../lib/parseNumero'
import { getRelationId } from '../../../lib/payload/getRelationId'
import type { Pdf } from '../preparation/pdfFile'
import { findReading } from '../records/Lectures'
import { findShownPdfs } from '../records/shownArticles'

export type IssueReading = Awaited<ReturnType<typeof findIssueReading>>

/** Whether an administrator asks for drafts. */
export const asksForDrafts = (req: PayloadRequest): boolean =>
  isAdministrateur(req) && isDraftRequested(req)

/**
 * Finds the issue of a request to `/numero/:numero/…` and the reading of its PDF.
 * @param withDrafts unpublished issues too
 * @throws ApiError 400 invalid-numero, 404 regard-not-found
 */
export async function findIssueReading(req: PayloadRequest, withDrafts = asksForDrafts(req)) {
  const { payload, routeParams } = req
  const numero = parseNumero(routeParams?.numero)
  const shown = withDrafts ? [] : [published]
  const issue = await findFields(
    payload,
    'regards',
    { and: [{ numero: { equals: numero } }, ...shown] },
    'numero',
    'titre',
    'dateParution',
    'pdf',
  )
  if (!issue) throw apiError('regard-not-found', { numero })
  const id = getRelationId(issue.pdf)
  const [pdf, reading] = await Promise.all([
    id && findRow<Pdf>(payload, 'documents', byId(id)),
    id && findReading(payload, id),
  ])
  return {
    // Earlier releases stored an emptied title as ''.
    issue: { ...issue, titre: issue.titre || null },
    /** Undefined when the issue's file is missing. */
    pdf: pdf || undefined,
    /** Undefined as long as no job was started for the PDF. */
    reading: reading || undefined,
    etat: (reading || undefined)?.etat ?? ('attente' as const),
  }
}

/**
 * Finds the issue of a request to its articles, and the PDF that has them: while a PDF is prepared,
 * the former one. An administrator who asks for drafts gets the articles of the issue's PDF.
 * @returns `document` undefined without such a PDF; `etat` is the state of the issue's PDF
 */
export async function findIssueArticles(
  req: PayloadRequest,
  withDrafts = asksForDrafts(req),
): Promise<Omit<IssueReading, 'pdf'> & { document: string | undefined }> {
  const { pdf, ...found } = await findIssueReading(req, withDrafts)
  if (withDrafts || !pdf)
    return { ...found, document: found.etat === 'prete' ? pdf?.id : undefined }
  const document = (await findShownPdfs(req.payload, [pdf.id])).get(pdf.id)
  if (document === pdf.id || !document) return { ...found, document }
  const reading = (await findReading(req.payload, document)) ?? undefined
  return { ...found, reading, document }
}
