'use client'

import { Link, Pill, useConfig, useEditDepth, useModal, useTranslation } from '@payloadcms/ui'
import { formatDate } from '@payloadcms/ui/shared'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'

const STATES = {
  enLigne: 'Version en ligne',
  publiee: 'Version publiée',
  brouillonActuel: 'Brouillon en cours',
  brouillon: 'Brouillon',
}

export interface VersionRow {
  id: string
  updatedAt: string
  /** E-mail address; empty if the site itself saved it. */
  auteur: string
  etat: keyof typeof STATES
  isAutosave: boolean
}

interface Props {
  /** Slug of the page. */
  slug: string
  rows: VersionRow[]
}

/** The versions of a page; in a drawer, the one to compare with is chosen from it. */
export function VersionsTable({ slug, rows }: Props) {
  const { t } = useTranslation()
  if (rows.length === 0) return <p>{t('version:noFurtherVersionsFound')}</p>

  return (
    <div className="table">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('general:updatedAt')}</th>
            <th scope="col">Enregistré par</th>
            <th scope="col">{t('version:status')}</th>
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
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function VersionLink({ slug, id, updatedAt }: { slug: string; id: string; updatedAt: string }) {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const { closeAllModals } = useModal()
  const router = useRouter()
  const pathname = usePathname()
  const searchParams = useSearchParams()
  const isInDrawer = useEditDepth() > 1
  const text = formatDate({ date: updatedAt, i18n, pattern: config.admin.dateFormat })
  if (!isInDrawer) {
    return (
      <Link href={`/admin/globals/${slug}/versions/${id}`} prefetch={false}>
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
