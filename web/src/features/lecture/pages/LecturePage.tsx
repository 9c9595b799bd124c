import type { LectureResponse } from '@regards/contract/schemas/lecture'
import type { ReactNode } from 'react'
import { paths } from '@web/domain/paths'
import { PageMoved } from '@web/lib/seo/HttpStatus'
import { PageError, PageLoading } from '@web/ui/PageState'
import { ComingPages, PageNotFound, ReadingUnavailable } from '../components/ReadingStates'
import { Reader } from '../components/Reader'
import { useQuery } from '@tanstack/react-query'
import { toLecture } from '../helpers/toLecture'
import type { LoadPageText } from '../components/TextStage'
import { lectureQuery } from '../queries/lectureQuery'

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
