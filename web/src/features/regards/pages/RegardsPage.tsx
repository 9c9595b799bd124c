import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { Container } from '@web/ui/Container'
import { AllRegards } from '../components/AllRegards'
import { FeedLink } from '../components/FeedLink'
import { YearNav } from '../components/YearNav'
import { YearRegards } from '../components/YearRegards'
import { KeptIssues } from '../keep/KeptIssues'
import { parseAnnee } from '../helpers/parseAnnee'
import { useYears } from '../queries/useYears'

export function RegardsPage() {
  const [search] = useSearchParams()
  const annee = parseAnnee(search.get('annee'))
  const years = useYears(annee === undefined)
  return (
    <Frame>
      <FeedLink />
      <header>
        <h1>Regards</h1>
        <Lead>La revue trimestrielle des arts et traditions populaires, à lire en ligne.</Lead>
      </header>
      <YearNav years={years} current={annee} />
      {annee === undefined && <KeptIssues />}
      {annee === undefined ? <AllRegards /> : <YearRegards annee={annee} />}
    </Frame>
  )
}

const Frame = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(1.5rem, 3vw, 2.25rem);
  padding-block: clamp(1.75rem, 4vw, 3rem) ${theme.space.section};

  /* Chromium lays what follows a grid over the end of it, when a page break pushes cards down. */
  ${media.print} {
    display: block;

    & > * + * {
      margin-top: ${theme.space.l};
    }
  }
`

const Lead = styled.p`
  margin-top: ${theme.space.xs};
  color: ${theme.colors.muted};
  font-size: ${theme.fontSizes.lead};
`
