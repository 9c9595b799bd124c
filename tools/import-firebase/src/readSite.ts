import type { Payload } from 'payload'

import type { Document, Image } from '../../../cms/src/payload-types'
import { sameBytes } from './sameBytes'
import type { SourceFile } from './types'

export interface SiteIssue {
  id: string
  numero: number
  isInTrash: boolean
  pdf: Document | undefined
  couverture: Image | undefined
}

export interface Site {
  /** Also those in the trash, which nobody wants imported again. */
  byId: Map<string, SiteIssue>
  /** Without those in the trash, whose numbers are free. */
  byNumero: Map<number, SiteIssue>
}

/** Reads the site's content before the import. */
export async function readSite(payload: Payload): Promise<Site> {
  const { docs } = await payload.find({
    collection: 'regards',
    select: { numero: true, pdf: true, couverture: true, deletedAt: true },
    depth: 1,
    trash: true,
    pagination: false,
  })
  const issues = docs.map(({ id, numero, pdf, couverture, deletedAt }) => ({
    id,
    numero,
    isInTrash: Boolean(deletedAt),
    pdf: resolved(pdf),
    couverture: resolved(couverture),
  }))
  return {
    byId: new Map(issues.map((issue) => [issue.id, issue])),
    byNumero: new Map(
      issues.filter(({ isInTrash }) => !isInTrash).map((issue) => [issue.numero, issue]),
    ),
  }
}

/** Whether an issue of the site has exactly these files. */
export async function hasFiles(
  issue: SiteIssue,
  files: { pdf: SourceFile; couverture: SourceFile },
): Promise<boolean> {
  const isOf = async (source: SourceFile, file: Document | Image | undefined) =>
    file !== undefined && (await sameBytes(source, storedPath(file)))
  return (await isOf(files.pdf, issue.pdf)) && (await isOf(files.couverture, issue.couverture))
}

/** Storage path of a record's file. */
export const storedPath = ({ prefix, filename }: Document | Image): string =>
  `${prefix}/${filename}`

const resolved = <Doc extends object>(relation: string | Doc | null | undefined) =>
  relation && typeof relation === 'object' ? relation : undefined
