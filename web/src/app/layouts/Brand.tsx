import { useContext } from 'react'
import styled from 'styled-components'
import { SiteNameContext } from '@web/lib/seo/siteName'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { Link } from '@web/ui/links/Link'
import { Star } from '@web/ui/motifs/Star'
import { paths } from '@web/domain/paths'

/** The federation's name and logo, linked to the home page. */
export function Brand() {
  const name = useContext(SiteNameContext)
  return (
    <Anchor to={paths.accueil}>
      <Sign>
        <Star />
      </Sign>
      <Name>{name}</Name>
    </Anchor>
  )
}

const Anchor = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  color: ${theme.colors.ink};
  font-family: ${theme.fonts.title};
  font-size: clamp(0.75rem, 3.75vw, 1.125rem);
  font-weight: 600;
  line-height: 1.1;
  text-decoration: none;
`

const Sign = styled.span`
  flex: none;
  font-size: 1.5rem;

  ${media.from('small')} {
    font-size: 2.5rem;
  }
`

/** One line above the search and the menu on a telephone, else two lines beside the navigation. */
const Name = styled.span`
  text-wrap: balance;

  ${media.from('medium')} {
    max-width: 12rem;
  }

  ${media.from('large')} {
    max-width: 15.5rem;
  }
`
