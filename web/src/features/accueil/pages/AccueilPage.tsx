import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { media } from '../../../theme/media'
import { ButtonLink } from '../../../ui/Button'
import { Container } from '../../../ui/Container'
import { StarSampler } from '../../../ui/motifs/StarSampler'
import { PageTitle } from '../../../ui/PageTitle'

type AccueilPageProps = {
  /** The newest issue, drawn by whoever knows the magazine. */
  latestRegard: ReactNode
  regardsPath: string
}

/** The home page: who we are in a few words, and the magazine. */
export function AccueilPage({ latestRegard, regardsPath }: AccueilPageProps) {
  return (
    <Frame>
      <PageTitle>Accueil</PageTitle>
      <Hero>
        <div>
          <Title>Donner aux traditions de grandes ambitions</Title>
          <Lead>
            Danses, musiques, costumes, savoir-faire&nbsp;: la fédération réunit celles et ceux qui
            préservent les arts et traditions populaires, les transmettent et les font vivre.
          </Lead>
          <ButtonLink as={Link} to={regardsPath}>
            Lire la revue Regards
          </ButtonLink>
        </div>
        <Ornament>
          <StarSampler />
        </Ornament>
      </Hero>
      <section aria-labelledby="dernier-numero">
        <SectionTitle id="dernier-numero">Le dernier numéro de Regards</SectionTitle>
        {latestRegard}
      </section>
    </Frame>
  )
}

const Frame = styled(Container)`
  display: grid;
  gap: ${({ theme }) => theme.space.section};
  padding-block: clamp(2rem, 6vw, 5rem) ${({ theme }) => theme.space.section};
`

const Hero = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xl};
  align-items: center;

  ${media.from('medium')} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`

const Title = styled.h1`
  font-size: ${({ theme }) => theme.fontSizes.display};
  line-height: 1.02;
`

const Lead = styled.p`
  max-width: ${({ theme }) => theme.widths.prose};
  margin-block: ${({ theme }) => `${theme.space.l} ${theme.space.xl}`};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.fontSizes.lead};
`

const Ornament = styled.div`
  display: none;

  ${media.from('medium')} {
    display: block;
    max-width: 24rem;
    justify-self: end;
    width: 100%;
  }
`

const SectionTitle = styled.h2`
  margin-bottom: ${({ theme }) => theme.space.l};
  font-size: ${({ theme }) => theme.fontSizes.h2};
`
