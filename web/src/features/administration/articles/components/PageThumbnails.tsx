import styled from 'styled-components'
import { paths } from '@web/domain/paths'
import { theme } from '@web/theme/theme'
import { VisuallyHidden } from '@web/ui/VisuallyHidden'
import { SmallText } from '@web/ui/texts'
import type { IssuePage } from '../helpers/arrangement'

/** Pages of an article that are shown, at most; the number of further ones is written. */
const maxShown = 6

type PageThumbnailsProps = { numero: number; pages: IssuePage[] }

/** Small pictures of pages, each of which opens the page in the reader. */
export function PageThumbnails({ numero, pages }: PageThumbnailsProps) {
  const others = pages.length - maxShown
  return (
    <List>
      {pages.slice(0, maxShown).map(({ page, largeur, hauteur, images, vignette }) => (
        <li key={page}>
          <PageLink href={paths.regardLecture(numero, page)} target="_blank">
            <img
              src={images[0]?.url ?? vignette ?? ''}
              width={56}
              height={Math.round((56 * hauteur) / largeur)}
              alt=""
              loading="lazy"
              decoding="async"
            />
            <span>
              <VisuallyHidden>Page </VisuallyHidden>
              {page}
              <VisuallyHidden> (nouvel onglet)</VisuallyHidden>
            </span>
          </PageLink>
        </li>
      ))}
      {others > 0 && <SmallText as="li">et {others} autres</SmallText>}
    </List>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  align-items: end;
  gap: ${theme.space.xs};
`

const PageLink = styled.a`
  display: grid;
  justify-items: center;
  /* Contains texts that are hidden visually. */
  position: relative;
  color: ${theme.colors.muted};
  font-size: ${theme.fontSizes.small};
  font-variant-numeric: tabular-nums;

  & > img {
    border: 1px solid ${theme.colors.line};
    background: ${theme.colors.sunken};
  }
`
