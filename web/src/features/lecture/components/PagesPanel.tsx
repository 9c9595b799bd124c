import { useState, type SubmitEvent } from 'react'
import { paths } from '@web/domain/paths'
import { Button } from '@web/ui/Button'
import { TextField } from '@web/ui/TextField'
import { onPlainClick } from '../helpers/onPlainClick'
import { getShownPages, type Layout } from '../helpers/spreads'
import type { LecturePageItem } from '../helpers/toLecture'
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
