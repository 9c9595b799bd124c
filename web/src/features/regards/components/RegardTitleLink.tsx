import styled from 'styled-components'
import { paths } from '../../../domain/paths'
import { media } from '../../../theme/media'
import { Link } from '../../../ui/links/Link'

type RegardTitleLinkProps = { numero: number }

/** « #123 », a link to the issue's own page, above the link that covers its card. */
export function RegardTitleLink({ numero }: RegardTitleLinkProps) {
  return <Anchor to={paths.regard(numero)}>#{numero}</Anchor>
}

const Anchor = styled(Link)`
  position: relative;
  z-index: 1;
  color: inherit;
  text-decoration: none;

  ${media.hover} {
    &:hover {
      text-decoration: underline;
      text-decoration-thickness: 0.08em;
      text-underline-offset: 0.2em;
    }
  }
`
