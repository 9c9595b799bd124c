import { paths } from '@web/domain/paths'
import { onPlainClick } from '../helpers/onPlainClick'
import type { Lecture } from '../helpers/toLecture'
import type { TurnTo } from '../hooks/usePageTurns'
import styles from './OutlinePanel.module.css'

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
