'use client'

import { useDebounce, useField } from '@payloadcms/ui'
import { useEffect, useId, useState } from 'react'

import type { Regard } from '../../payload-types'
import { requestApi } from '../../lib/panel/requestApi'
import { sitePages } from '../../lib/sitePages'
import { completeUrl } from './completeUrl'
import './PagePicker.css'

const CHECK_DELAY_MS = 400
const ISSUES_URL =
  '/api/regards?depth=0&limit=200&sort=-numero&select[numero]=true&select[titre]=true'

type Issue = Pick<Regard, 'id' | 'numero' | 'titre'>

/** Shown below a link's address: a menu of the site's pages, and a warning for a dead link. */
export function PagePicker({ path }: { path: string }) {
  const id = useId()
  const { value, setValue } = useField<string | undefined>({ path })
  const [issues, setIssues] = useState<Issue[]>([])
  const isDead = useIsDeadLink(value ?? '')

  async function loadIssues() {
    const { answer } = await requestApi<{ docs: Issue[] }>(ISSUES_URL)
    if (answer) setIssues(answer.docs)
  }

  return (
    <div className="page-picker">
      <label htmlFor={id}>Choisir une page du site</label>
      <select
        id={id}
        value=""
        onFocus={() => void loadIssues()}
        onChange={(event) => setValue(event.target.value)}
      >
        <option value="" />
        <optgroup label="Pages">
          {sitePages.map((page) => (
            <option key={page.path} value={page.path}>
              {page.label}
            </option>
          ))}
        </optgroup>
        {issues.length > 0 && (
          <optgroup label="Numéros de Regards">
            {issues.map(({ id, numero, titre }) => (
              <option key={id} value={`/regards/${numero}`}>
                {titre ? `${numero}\u00a0: ${titre}` : numero}
              </option>
            ))}
          </optgroup>
        )}
      </select>
      <p className="page-picker__warning" role="status">
        {isDead &&
          'Cette page n’existe pas sur le site\u00a0: le lien ne mènera pas où il le dit. Vérifiez l’adresse.'}
      </p>
    </div>
  )
}

function useIsDeadLink(link: string): boolean {
  const settled = useDebounce(link.trim(), CHECK_DELAY_MS)
  const [dead, setDead] = useState<string>()

  useEffect(() => {
    const controller = new AbortController()
    void isDeadLink(settled, controller.signal).then((isDead) => {
      if (!controller.signal.aborted) setDead(isDead ? settled : undefined)
    })
    return () => controller.abort()
  }, [settled])

  return dead !== undefined && dead === link.trim()
}

/** Paths of the admin panel and the API, which are not pages of the site. */
const NON_PAGE_PATH = /^\/(?:admin|api)(?:[/?#]|$)/

/**
 * Whether a link targets a page of this site that does not exist, by a HEAD request: an unknown
 * page is redirected to the home page, an unknown issue or file is a 404.
 * @returns false for other sites, and if the request fails
 */
async function isDeadLink(typed: string, signal: AbortSignal): Promise<boolean> {
  const link = String(completeUrl(typed))
  const url = URL.canParse(link, window.location.origin)
    ? new URL(link, window.location.origin)
    : undefined
  if (url?.origin !== window.location.origin || NON_PAGE_PATH.test(url.pathname)) return false
  try {
    const answer = await fetch(url, { method: 'HEAD', signal })
    const isSentHome = answer.redirected && new URL(answer.url).pathname === '/'
    return answer.status === 404 || isSentHome
  } catch {
    return false
  }
}
