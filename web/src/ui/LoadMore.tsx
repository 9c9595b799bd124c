import { Button } from './Button'
import { Notice } from './Notice'
import styles from './LoadMore.module.css'

type LoadMoreProps = {
  isLoading: boolean
  hasFailed: boolean
  onMore: () => void
}

/** Button that loads the next issues of the list. */
export function LoadMore({ isLoading, hasFailed, onMore }: LoadMoreProps) {
  return (
    <div className={styles.frame}>
      {hasFailed && (
        <Notice variant="danger">Les numéros suivants n’ont pas pu être chargés. Réessayez.</Notice>
      )}
      <Button
        data-look="secondary"
        aria-disabled={isLoading}
        onClick={() => {
          if (!isLoading) onMore()
        }}
      >
        {isLoading ? 'Chargement…' : 'Afficher plus de numéros'}
      </Button>
    </div>
  )
}
