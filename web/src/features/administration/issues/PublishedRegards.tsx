import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { panelPaths } from '@web/domain/panelPaths'
import { toFrenchMessage } from '@web/lib/api/errors'
import { Button } from '@web/ui/Button'
import { LoadError, Spinner } from '@web/ui/PageState'
import { TextLink } from '@web/ui/links/TextLink'
import { Notice } from '@web/ui/Notice'
import { VisuallyHidden } from '@web/ui/texts'
import { useTemporaryFlag } from '@web/lib/hooks/useTemporaryFlag'
import { useFilterInUrl, type RegardsFilter, type Statut } from './regardsFilter'
import {
  publishedRegardsQuery,
  trashCountQuery,
  type PublishedRegard,
  countQuery,
} from './publishedRegardsQuery'
import { InterruptedReplacements } from './dialogs/InterruptedReplacements'
import { ListFilters } from './ListFilters'
import { RegardList } from './RegardList'
import { useRestoreRegard } from './dialogs/DeleteRegardDialog'
import styles from './PublishedRegards.module.css'

const doneNoticeMs = 6_000

/** Notice about the last action; after a deletion it stays, since it offers to undo it. */
type Done = { sentence: string; variant: 'success' | 'neutral'; deleted?: PublishedRegard }

export function PublishedRegards() {
  const titleId = useId()
  const titleRef = useRef<HTMLHeadingElement>(null)
  const [filter, setFilter] = useFilterInUrl()
  const { data: trashCount = 0 } = useQuery(trashCountQuery)
  const restore = useRestoreRegard()
  const [done, setDone] = useState<Done>({ sentence: '', variant: 'success' })
  const { deleted } = done
  const [isDoneShown, showDone] = useTemporaryFlag(doneNoticeMs)

  function handleDone(sentence: string, variant: Done['variant'] = 'success') {
    setDone({ sentence, variant })
    showDone()
  }

  function handleDeleted(regard: PublishedRegard) {
    setDone({ sentence: '', variant: 'success', deleted: regard })
  }

  function handleRestore({ id, numero }: PublishedRegard) {
    // The notice goes, with the button that has the focus.
    titleRef.current?.focus()
    setDone({ sentence: '', variant: 'success' })
    restore.mutate(id, {
      onSuccess: () => handleDone(`Le numéro ${numero} est de retour.`),
      onError: (error) =>
        handleDone(
          `Le numéro ${numero} n’est pas revenu\u00a0: ${toFrenchMessage(error)}`,
          'neutral',
        ),
    })
  }

  return (
    <section className={styles.frame} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} ref={titleRef} tabIndex={-1}>
          Les numéros
        </h2>
        <TextLink href={panelPaths.corbeille}>
          {trashCount > 0 ? `Corbeille (${trashCount})` : 'Corbeille'}
        </TextLink>
      </div>
      <InterruptedReplacements onDone={handleDone} onAbandoned={() => titleRef.current?.focus()} />
      <ScannedPagesLinks />
      <ListFilters filter={filter} onFilter={setFilter} />
      <Content
        filter={filter}
        onPage={(page) => {
          setFilter({ ...filter, page })
          titleRef.current?.focus()
        }}
        onDone={handleDone}
        onDeleted={handleDeleted}
      />
      <div className={styles.stickyNotice}>
        <Notice variant={done.variant}>
          {deleted ? (
            <>
              Le numéro {deleted.numero} a été supprimé.{' '}
              <Button data-look="quiet" onClick={() => handleRestore(deleted)}>
                Annuler<VisuallyHidden>&nbsp;la suppression</VisuallyHidden>
              </Button>
            </>
          ) : (
            isDoneShown && done.sentence
          )}
        </Notice>
      </div>
    </section>
  )
}

type ContentProps = {
  filter: RegardsFilter
  onPage: (page: number) => void
  onDone: (sentence: string, variant?: Done['variant']) => void
  onDeleted: (regard: PublishedRegard) => void
}

function Content({ filter, onPage, onDone, onDeleted }: ContentProps) {
  const query = useQuery(publishedRegardsQuery(filter))
  const { data, isPending, isFetching } = query

  if (isPending || (!data && isFetching)) return <Spinner label="Chargement des numéros…" />

  if (!data) {
    return <LoadError sentence="Les numéros publiés n’ont pas pu être chargés." query={query} />
  }

  const { regards, totalDocs, totalPages } = data
  const { page } = filter
  const isFiltered = filter.q !== '' || filter.statut !== 'tous'
  return (
    <>
      {query.isRefetchError && !isFetching && (
        <LoadError sentence="Cette liste n’est peut-être plus à jour." query={query} />
      )}
      <p className={styles.count} role="status">
        {regards.length === 0
          ? describeEmpty(filter)
          : isFiltered &&
            `${totalDocs}\u00a0${totalDocs >= 2 ? 'numéros trouvés' : 'numéro trouvé'}`}
      </p>
      <RegardList regards={regards} onDone={onDone} onDeleted={onDeleted} />
      {(totalPages > 1 || page > 1) && (
        <nav className={styles.pages} aria-label="Pages de la liste">
          {page > 1 && (
            <Button data-look="secondary" onClick={() => onPage(Math.min(page - 1, totalPages))}>
              Page précédente
            </Button>
          )}
          <span>
            Page {page} sur {totalPages}
          </span>
          {page < totalPages && (
            <Button data-look="secondary" onClick={() => onPage(page + 1)}>
              Page suivante
            </Button>
          )}
        </nav>
      )}
    </>
  )
}

const emptyOf: Record<Statut, string> = {
  tous: 'Aucun numéro n’est encore publié.',
  publies: 'Aucun numéro n’est publié.',
  brouillons: 'Il n’y a pas de brouillon.',
  echecs: 'Toutes les lectures en ligne ont pu être préparées.',
}

function describeEmpty({ q, statut, page }: RegardsFilter): string {
  if (page > 1) return 'Cette page n’a plus de numéros.'
  if (!q) return emptyOf[statut]
  return `Aucun numéro ne correspond à «\u00a0${q}\u00a0»${statut === 'tous' ? '' : ' parmi ceux-ci'}.`
}

const unchecked = { 'where[and][1][verifiee][not_equals]': 'true' }

const withoutTextQuery = countQuery('pagesDeRegards', {
  ...unchecked,
  'where[and][0][sansTexte][equals]': 'true',
  // Its text is still to come.
  'where[and][2][reconnaissance][not_equals]': 'attente',
})

const uncertainQuery = countQuery('pagesDeRegards', {
  ...unchecked,
  'where[and][0][reconnaissance][equals]': 'incertaine',
})

/** Links to unchecked scanned pages without text or with an uncertain one; nothing for none. */
function ScannedPagesLinks() {
  const { data: withoutText } = useQuery(withoutTextQuery)
  const { data: uncertain } = useQuery(uncertainQuery)
  return (
    <>
      {Boolean(withoutText) && (
        <TextLink href={panelPaths.pagesSansTexte}>
          {countPages(withoutText, 'numérisées sont', 'numérisée est')} sans texte
        </TextLink>
      )}
      {Boolean(uncertain) && (
        <TextLink href={panelPaths.pagesIncertaines}>
          {countPages(uncertain, 'reconnues automatiquement sont', 'reconnue automatiquement est')}{' '}
          à vérifier
        </TextLink>
      )}
    </>
  )
}

const countPages = (count = 0, plural: string, singular: string): string =>
  count >= 2 ? `${count}\u00a0pages ${plural}` : `Une page ${singular}`
