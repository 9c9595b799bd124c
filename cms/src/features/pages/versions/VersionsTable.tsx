'use client'

import {
  Button,
  Link,
  Pill,
  toast,
  useConfig,
  useEditDepth,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { formatDate } from '@payloadcms/ui/shared'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useState } from 'react'

import { requestApi } from '../../../lib/panel/requestApi'

const STATES = {
  enLigne: 'Version en ligne',
  publiee: 'Version publiée',
  brouillonActuel: 'Brouillon en cours',
  brouillon: 'Brouillon',
}

export interface VersionRow {
  id: string
  /** The version that was published before it, if there is one. */
  comparedWith: string | undefined
  updatedAt: string
  /** E-mail address; empty if the site itself saved it. */
  auteur: string
  etat: keyof typeof STATES
  isAutosave: boolean
}

interface Props {
  slug: string
  rows: VersionRow[]
}

/** The versions of a page; in a drawer, a person chooses the version to compare with. */
export function VersionsTable({ slug, rows }: Props) {
  const { t } = useTranslation()
  // In the drawer, a row selects the version to compare with.
  const isInDrawer = useEditDepth() > 1
  if (rows.length === 0) return <p>{t('version:noFurtherVersionsFound')}</p>

  return (
    <div className="table">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('general:updatedAt')}</th>
            <th scope="col">Enregistré par</th>
            <th scope="col">{t('version:status')}</th>
            {!isInDrawer && <th scope="col">Y revenir</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.id} className={`row-${index + 1}`}>
              <td>
                <VersionLink slug={slug} {...row} />
              </td>
              <td className="versions__author">{row.auteur || 'Le site'}</td>
              <td>
                <span className="versions__states">
                  <Pill size="small" pillStyle={row.etat === 'enLigne' ? 'success' : 'light'}>
                    {STATES[row.etat]}
                  </Pill>
                  {row.isAutosave && <Pill size="small">{t('version:autosave')}</Pill>}
                </span>
              </td>
              {!isInDrawer && (
                <td>
                  {index > 0 && <ResumeButton slug={slug} id={row.id} updatedAt={row.updatedAt} />}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type VersionLinkProps = Pick<VersionRow, 'id' | 'comparedWith' | 'updatedAt'> & { slug: string }

function VersionLink({ slug, id, comparedWith, updatedAt }: VersionLinkProps) {
  const text = useMoment(updatedAt)
  const { closeAllModals } = useModal()
  const router = useRouter()
  const pathname = usePathname()
  const searchParams = useSearchParams()
  const isInDrawer = useEditDepth() > 1
  if (!isInDrawer) {
    // Payload would compare a version that was published with its own draft of a moment before.
    const query = comparedWith ? `?versionFrom=${comparedWith}` : ''
    return (
      <Link href={`/admin/globals/${slug}/versions/${id}${query}`} prefetch={false}>
        {text}
      </Link>
    )
  }

  function compare() {
    closeAllModals()
    const query = new URLSearchParams(searchParams)
    query.set('versionFrom', id)
    router.push(`${pathname}?${query}`)
  }

  return (
    <button type="button" className="created-at-cell" onClick={compare}>
      {text}
    </button>
  )
}

/** Restores a version as the draft of a page; the published page stays as it is. */
function ResumeButton({ slug, id, updatedAt }: { slug: string; id: string; updatedAt: string }) {
  const router = useRouter()
  const moment = useMoment(updatedAt)
  const [isBusy, setIsBusy] = useState(false)

  async function resume() {
    setIsBusy(true)
    const { isDone, message } = await requestApi(`/api/globals/${slug}/versions/${id}?draft=true`, {
      method: 'POST',
    })
    setIsBusy(false)
    if (!isDone) {
      toast.error(message)
      return
    }
    toast.success(`Le brouillon reprend la version du ${moment}. Rien n’est publié.`)
    router.push(`/admin/globals/${slug}`)
  }

  return (
    <Button
      aria-label={`Reprendre comme brouillon la version du ${moment}`}
      buttonStyle="secondary"
      disabled={isBusy}
      margin={false}
      onClick={() => void resume()}
      size="small"
    >
      Reprendre comme brouillon
    </Button>
  )
}

function useMoment(date: string): string {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  return formatDate({ date, i18n, pattern: config.admin.dateFormat })
}
