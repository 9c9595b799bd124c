import type { LectureResponse } from '@regards/contract/schemas/lecture'
import type { ReactNode } from 'react'
import { paths } from '@web/domain/paths'
import { PageMoved, HttpStatus, Seo } from '@web/lib/seo/Seo'
import { PageError, PageLoading } from '@web/ui/PageState'
import { Reader } from '../components/Reader'
import { useQuery } from '@tanstack/react-query'
import { toLecture, type Lecture } from '../helpers/toLecture'
import type { LoadPageText } from '../components/TextStage'
import { lectureQuery } from '../queries/lectureQuery'
import { toPdfLink } from '@web/domain/regards/toPdfLink'
import { ButtonLink } from '@web/ui/Button'
import { Container, Panel } from '@web/ui/Container'
import { TextLink } from '@web/ui/links/TextLink'
import { Star } from '@web/ui/motifs/Star'
import styles from './LecturePage.module.css'

type LectureData = { lecture: LectureResponse | null; numeroToday: number | null }

const select = ({ lecture, numeroToday }: LectureData) => ({
  lecture: lecture && toLecture(lecture),
  numeroToday,
})

const useLecture = (numero: number) => useQuery({ ...lectureQuery(numero), select })

type LecturePageProps = {
  numero: number
  /** Undefined when the URL's is invalid. */
  page: number | undefined
  /** Page of an unknown issue. */
  notFound: ReactNode
  /** Loads the component that shows the text of a page. */
  loadText: LoadPageText
}

/** The reader of one issue, at one of its pages. */
export function LecturePage({ numero, page, notFound, loadText }: LecturePageProps) {
  const { data, error, isPending, refetch } = useLecture(numero)
  const name = `Lire Regards #${numero}`

  if (isPending) return <PageLoading title={name} label="Chargement du numéro…" />
  if (!data) return <PageError title={name} error={error} onRetry={() => void refetch()} />
  const { lecture, numeroToday } = data
  if (!lecture && numeroToday) return <PageMoved to={paths.regardLecture(numeroToday, page)} />
  if (!lecture) return notFound
  const { etat, pages, nombreDePages } = lecture
  const isComing = etat === 'enCours' && page !== undefined && page <= nombreDePages
  if (etat !== 'prete' && (!isComing || page > pages.length))
    return <ReadingUnavailable lecture={lecture} />
  if (page === undefined || page > pages.length)
    return <PageNotFound numero={numero} pageCount={pages.length} />
  return (
    <>
      <Reader lecture={lecture} page={page} loadText={loadText} />
      {etat === 'enCours' && <ComingPages made={pages.length} nombreDePages={nombreDePages} />}
    </>
  )
}

/** Shown while the pages are being prepared, or when the PDF cannot be read online. */
function ReadingUnavailable({ lecture }: { lecture: Lecture }) {
  const { numero, etat, pdfUrl } = lecture
  const isPrepared = etat !== 'indisponible'
  return (
    <State
      numero={numero}
      title={
        isPrepared ? 'La lecture en ligne se prépare' : 'La lecture en ligne n’est pas disponible'
      }
    >
      <p role="status">
        {isPrepared
          ? 'Les pages de ce numéro seront là dans quelques minutes\u00a0: elles s’afficheront ici d’elles-mêmes. Le PDF, lui, s’ouvre dès maintenant.'
          : 'Ce numéro ne peut pas être lu page par page. Il se lit en entier dans son PDF.'}
      </p>
      {pdfUrl && <ButtonLink {...toPdfLink(numero)}>Consulter le PDF</ButtonLink>}
    </State>
  )
}

/** Says, above the reader, that the last pages of the issue are being prepared. */
function ComingPages({ made, nombreDePages }: { made: number; nombreDePages: number }) {
  return (
    <p className={styles.coming} role="status">
      {`La suite se prépare\u00a0: ${made}\u00a0${made > 1 ? 'pages' : 'page'} sur ${nombreDePages}.`}
    </p>
  )
}

/** 404 page of a page that an issue does not have. */
function PageNotFound({ numero, pageCount }: { numero: number; pageCount: number }) {
  return (
    <State numero={numero} title="Cette page n’existe pas">
      <HttpStatus code={404} />
      <p>{pageCount > 1 ? `Ce numéro a ${pageCount} pages.` : 'Ce numéro n’a qu’une page.'}</p>
      <TextLink href={paths.regardLecture(numero)}>Lire depuis la première page</TextLink>
    </State>
  )
}

type StateProps = { numero: number; title: string; children: ReactNode }

function State({ numero, title, children }: StateProps) {
  return (
    <Container className={styles.frame}>
      <Seo title={`${title} – Regards #${numero}`} variant="private" />
      <Panel>
        <span className={styles.ornament}>
          <Star />
        </span>
        <h1 className={styles.title}>{title}</h1>
        {children}
        <TextLink href={paths.regard(numero)}>Revenir au numéro {numero}</TextLink>
      </Panel>
    </Container>
  )
}
