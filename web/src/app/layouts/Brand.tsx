import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { Star } from '../../ui/motifs/Star'
import { paths } from '../paths'

/** The federation's name and sign, leading home. */
export function Brand() {
  return (
    <Anchor to={paths.accueil}>
      <Sign>
        <Star />
      </Sign>
      <span>
        Arts &amp; traditions
        <Second>populaires</Second>
      </span>
    </Anchor>
  )
}

const Anchor = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
  color: ${({ theme }) => theme.colors.ink};
  font-family: ${({ theme }) => theme.fonts.title};
  font-size: 1.125rem;
  font-weight: 600;
  line-height: 1.1;
  text-decoration: none;
`

const Sign = styled.span`
  font-size: 2.5rem;
`

const Second = styled.span`
  display: block;
  color: ${({ theme }) => theme.colors.muted};
  font-weight: 400;
`
