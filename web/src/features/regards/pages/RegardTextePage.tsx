import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { paths } from '@web/domain/paths'
import { toCard } from '@web/domain/pictures/toCard'
import { issueBreadcrumbs } from '@web/domain/regards/issueBreadcrumbs'
import { IssuePageJsonLd } from '@web/domain/regards/IssuePageJsonLd'
import { StaticHtml } from '@web/lib/hydration/StaticHtml'
import { useIsHydrated } from '@web/lib/hydration/useIsHydrated'
import { PageMoved, Seo } from '@web/lib/seo/Seo'
import { Container } from '@web/ui/Container'
import { TextLink } from '@web/ui/links/TextLink'
import { PageError, PageLoading, MessagePage } from '@web/ui/PageState'
import { DateParution } from '../components/DateParution'
import { RegardNotFound } from '../components/RegardNotFound'
import { TexteContents, TextePageView } from '../components/texte/TextePageView'
import { parseNumero } from '@web/domain/regards/parseNumero'
import { toTexte, type TexteSummary } from '../helpers/toTexte'
import { texteQueries } from '../queries/regardsQueries'
import { toPdfLink } from '@web/domain/regards/toPdfLink'
import { ButtonLink } from '@web/ui/Button'
import styles from './RegardTextePage.module.css'

export function RegardTextePage() {
  const numero = parseNumero(useParams().numero)
  return numero === undefined ? <RegardNotFound /> : <Content key={numero} numero={numero} />
}

function Content({ numero }: { numero: number }) {
  const { data, error, isPending, refetch } = useQuery(texteQueries.summary(numero))
  const title = `Regards #${numero}\u00a0: version texte`

  if (isPending) return <PageLoading title={title} label="Chargement du texte…" />
  if (!data) return <PageError title={title} error={error} onRetry={() => void refetch()} />
  const { summary, numeroToday } = data
  if (!summary && numeroToday) return <PageMoved to={paths.regardTexte(numeroToday)} />
  if (!summary) return <RegardNotFound />
  if (summary.etat !== 'prete') return <TexteUnavailable summary={summary} />
  return <Article summary={summary} title={title} />
}

function Article({ summary, title }: { summary: TexteSummary; title: string }) {
  const { numero, titre, dateParution, langue, debut } = summary
  const name = titre ? `${title} de «\u00a0${titre}\u00a0»` : title
  const isHydrated = useIsHydrated()
  // The page that the server rendered contains the text, and its query state does not.
  const [isServerRendered] = useState(!isHydrated)
  const query = { ...texteQueries.whole(numero), select: toTexte }
  const { data, error, refetch } = useQuery({ ...query, enabled: !isServerRendered })
  // A refetch, as after a sign-in, does not replace the server's text, which is being read.
  const texte = isServerRendered && isHydrated ? undefined : data

  if (!texte && !isServerRendered) {
    return error ? (
      <PageError title={title} error={error} onRetry={() => void refetch()} />
    ) : (
      <PageLoading title={title} label="Chargement du texte…" />
    )
  }
  return (
    <Container className={styles.frame}>
      <Seo
        title={name}
        description={debut || `Le texte du numéro ${numero} de Regards.`}
        picture={toCard(paths.carteDuNumero(numero), {
          alt: `Couverture du numéro ${numero}`,
          titre: titre ?? undefined,
        })}
        type="article"
        parents={issueBreadcrumbs(numero)}
      />
      <IssuePageJsonLd path={paths.regardTexte(numero)} {...{ name, langue, numero, titre }} />
      <header className={styles.head}>
        <TextLink href={paths.regard(numero)}>Le numéro {numero}</TextLink>
        <h1 className={styles.title}>Regards #{numero}</h1>
        {titre && <p className={styles.headline}>{titre}</p>}
        <p className={styles.lead}>
          Version texte du numéro paru le <DateParution date={dateParution} />. Elle est tirée du
          PDF, page par page&nbsp;; «&nbsp;Page&nbsp;7&nbsp;» mène à la page telle qu’elle est
          imprimée.
        </p>
      </header>
      <StaticHtml>
        {texte && (
          <div className={styles.columns}>
            <TexteContents texte={texte} />
            <div className={styles.text} lang={langue}>
              {texte.pages.map((content) => (
                <TextePageView key={content.page} numero={numero} content={content} />
              ))}
            </div>
          </div>
        )}
      </StaticHtml>
    </Container>
  )
}

/** Page of an issue whose text is being prepared, or cannot be extracted from its PDF. */
function TexteUnavailable({ summary: { numero, etat } }: { summary: TexteSummary }) {
  const isPreparing = etat !== 'indisponible'
  return (
    <MessagePage title={`Regards #${numero}\u00a0: version texte`} heading={`Regards #${numero}`}>
      <p role="status">
        {isPreparing
          ? 'Le texte de ce numéro est en cours de préparation. Il apparaîtra ici dans quelques minutes.'
          : 'Ce numéro n’a pas de version texte\u00a0: son PDF n’a pas pu être lu.'}
      </p>
      <ButtonLink {...toPdfLink(numero)}>Consulter le PDF</ButtonLink>
      <TextLink href={paths.regard(numero)}>Le numéro {numero}</TextLink>
    </MessagePage>
  )
}
