import { Button } from './Button'
import { Notice } from './Notice'
import styles from './LoadMore.module.css'

type LoadMoreProps = {
  label: string
  /** Error message when the next page could not be loaded. */
  failure: string
  isLoading: boolean
  hasFailed: boolean
  onMore: () => void
}

/** Button that loads the next page of a list. */
export function LoadMore({ label, failure, isLoading, hasFailed, onMore }: LoadMoreProps) {
  return (
    <div className={styles.frame}>
      {hasFailed && <Notice variant="danger">{failure}</Notice>}
      <Button
        type="button"
        data-look="secondary"
        aria-disabled={isLoading}
        onClick={() => {
          if (!isLoading) onMore()
        }}
      >
        {isLoading ? 'Chargement…' : label}
      </Button>
    </div>
  )
}
