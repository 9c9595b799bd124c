import { useState, type SubmitEvent } from 'react'
import { paths } from '@web/domain/paths'
import { Button } from '@web/ui/Button'
import { TextField } from '@web/ui/TextField'
import { onPlainClick } from '../helpers/onPlainClick'
import { getShownPages, type Layout } from '../helpers/spreads'
import type { LecturePageItem, Lecture } from '../helpers/toLecture'
import type { TurnTo } from '../hooks/usePageTurns'
import styles from './PagesPanel.module.css'

type PagesPanelProps = {
  numero: number
  pages: LecturePageItem[]
  page: number
  layout: Layout
  onTurn: TurnTo
}

/** All pages as small pictures, and a field for the number of one. */
export function PagesPanel({ numero, pages, page, layout, onTurn }: PagesPanelProps) {
  const shown = getShownPages(page, pages.length, layout)
  return (
    <div className={styles.column}>
      <PageField pageCount={pages.length} onTurn={onTurn} />
      <ul className={styles.grid}>
        {pages.map(({ ratio, images, vignette }, index) => {
          const number = index + 1
          return (
            <li key={number}>
              <a
                className={styles.pageLink}
                href={paths.regardLecture(numero, number)}
                aria-current={shown.includes(number) ? 'page' : undefined}
                onClick={onPlainClick(() => onTurn(number, { isJump: true }))}
              >
                <span
                  className={styles.miniature}
                  style={{
                    aspectRatio: ratio,
                    backgroundImage: vignette ? `url("${vignette}")` : undefined,
                  }}
                >
                  {images[0] && <img src={images[0].url} alt="" loading="lazy" decoding="async" />}
                </span>
                Page {number}
              </a>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function PageField({ pageCount, onTurn }: { pageCount: number; onTurn: TurnTo }) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    const number = Number(typed)
    if (Number.isSafeInteger(number) && number >= 1 && number <= pageCount) {
      setError(undefined)
      onTurn(number, { isJump: true })
    } else setError(`Tapez un nombre de 1 à ${pageCount}.`)
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <TextField
        label="Aller à la page"
        error={error}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" data-look="secondary">
        Aller
      </Button>
    </form>
  )
}

type OutlinePanelProps = {
  numero: number
  plan: Lecture['plan']
  pageCount: number
  page: number
  onTurn: TurnTo
}

export function OutlinePanel({ numero, plan, pageCount, page, onTurn }: OutlinePanelProps) {
  const entries = plan.filter((entry) => entry.page >= 1 && entry.page <= pageCount)
  const current = entries.findLastIndex((entry) => entry.page <= page)
  return (
    <ul>
      {entries.map((entry, index) => (
        <li key={index}>
          <a
            className={styles.entry}
            href={paths.regardLecture(numero, entry.page)}
            aria-current={index === current ? 'location' : undefined}
            style={{ '--level': Math.min(Math.max(entry.niveau, 1), 4) - 1 }}
            onClick={onPlainClick(() => onTurn(entry.page, { isJump: true }))}
          >
            <span>{entry.titre}</span>
            <span className={styles.pageNumber}>
              <span className={styles.hidden}>page </span>
              {entry.page}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
