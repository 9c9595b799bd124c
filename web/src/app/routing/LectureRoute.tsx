import { useLocation, useParams } from 'react-router-dom'
import { parsePage } from '@web/features/lecture/helpers/parsePage'
import { LecturePage } from '@web/features/lecture/pages/LecturePage'
import { RegardNotFound } from '@web/features/regards/components/RegardNotFound'
import { parseNumero } from '@web/domain/regards/parseNumero'
import { HydrationMarker } from '@web/lib/hydration/HydrationProvider'
import { ErrorBoundary } from '@web/ui/ErrorBoundary'
import { mainContentId } from '../layouts/mainContentId'
import { UnexpectedErrorPage } from '../layouts/UnexpectedErrorPage'

/** Its articles belong to another feature, and are loaded when they are read. */
const loadText = async () => (await import('@web/features/articles/reader/PageText')).PageText

/** Reader route: `LecturePage`, or the page of an unknown issue. */
export function LectureRoute() {
  const { pathname } = useLocation()
  const params = useParams()
  const numero = parseNumero(params.numero)
  return (
    <main id={mainContentId} tabIndex={-1}>
      <ErrorBoundary resetKey={pathname} fallback={<UnexpectedErrorPage />}>
        {numero === undefined ? (
          <RegardNotFound />
        ) : (
          <LecturePage
            key={numero}
            numero={numero}
            page={parsePage(params.page)}
            notFound={<RegardNotFound />}
            loadText={loadText}
          />
        )}
        <HydrationMarker />
      </ErrorBoundary>
    </main>
  )
}
