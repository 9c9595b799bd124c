import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'

import { VersionsTable, type VersionRow } from './VersionsTable'
import './VersionsView.css'

/** Payload passes it to the list of versions in a drawer, from which a version is chosen. */
type Props = DocumentViewServerProps & { versions?: { disableGutter?: boolean } }

/** A stored version, as far as it is selected below. */
interface Version {
  id: string
  updatedAt: string
  autosave?: boolean | null
  version: { _status?: string | null; modifiePar?: string | null }
}

/**
 * A page's versions, newest first: names who saved each, and tells which one is online, unlike
 * Payload's list. A page has at most a hundred, so there is one page of them.
 */
export async function VersionsView({ initPageResult, versions }: Props) {
  const { globalConfig, req } = initPageResult
  if (!globalConfig) notFound()
  const { slug } = globalConfig
  // Reads the database: Payload's operation ignores `select` for versions. Payload shows this view
  // only to accounts that may read versions.
  const { docs } = await req.payload.db.findGlobalVersions<Version['version']>({
    global: slug,
    limit: 0,
    pagination: false,
    select: { updatedAt: true, autosave: true, version: { _status: true, modifiePar: true } },
    sort: '-updatedAt',
    req,
  })
  const list = <VersionsTable slug={slug} rows={toRows(docs)} />

  return (
    <>
      <SetDocumentStepNav
        globalSlug={slug}
        pluralLabel={globalConfig.label}
        useAsTitle={slug}
        view={req.t('version:versions')}
      />
      <main className="versions">
        {versions?.disableGutter ? list : <Gutter className="versions__wrap">{list}</Gutter>}
      </main>
    </>
  )
}

function toRows(docs: Version[]): VersionRow[] {
  const isPublished = ({ version }: Version) => version._status !== 'draft'
  const online = docs.find(isPublished)
  return docs.map(({ id, updatedAt, autosave, version }, index) => ({
    id,
    comparedWith: docs.slice(index + 1).find(isPublished)?.id,
    updatedAt,
    auteur: version.modifiePar ?? '',
    etat: getState(version, index, id === online?.id),
    isAutosave: autosave === true,
  }))
}

function getState({ _status }: Version['version'], index: number, isOnline: boolean) {
  if (_status !== 'draft') return isOnline ? 'enLigne' : 'publiee'
  return index === 0 ? 'brouillonActuel' : 'brouillon'
}
