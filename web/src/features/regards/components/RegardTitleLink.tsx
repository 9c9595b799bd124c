import styled from 'styled-components'
import { paths } from '@web/domain/paths'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { Link } from '@web/ui/links/Link'

type RegardTitleLinkProps = { numero: number; titre?: string | undefined }

/**
 * « #123 » and the title, a link to its own page that spreads over its card (the nearest
 * positioned ancestor): a click on the cover leads there too.
 */
export function RegardTitleLink({ numero, titre }: RegardTitleLinkProps) {
  return (
    <Anchor to={paths.regard(numero)}>
      #{numero}
      {titre && (
        <>
          {' '}
          <Titre>{titre}</Titre>
        </>
      )}
    </Anchor>
  )
}

const Anchor = styled(Link)`
  color: inherit;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  ${media.hover} {
    &:hover {
      text-decoration: underline;
      text-decoration-thickness: 0.08em;
      text-underline-offset: 0.2em;
    }
  }
`

const Titre = styled.span`
  display: block;
  margin-block-start: ${theme.space.xxs};
  color: ${theme.colors.ink};
  font-size: ${theme.fontSizes.body};
  line-height: 1.25;
  overflow-wrap: anywhere;
`
