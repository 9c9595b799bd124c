import { paths } from '@web/domain/paths'
import { VisuallyHidden, SmallText } from '@web/ui/texts'
import type { IssuePage } from '../helpers/arrangement'
import styles from './PageThumbnails.module.css'

/** Pages of an article that are shown, at most; the number of further ones is written. */
const maxShown = 6

/** Small pictures of pages, each of which opens the page in the reader. */
export function PageThumbnails({ numero, pages }: { numero: number; pages: IssuePage[] }) {
  const others = pages.length - maxShown
  return (
    <ul className={styles.list}>
      {pages.slice(0, maxShown).map(({ page, largeur, hauteur, images, vignette }) => (
        <li key={page}>
          <a className={styles.pageLink} href={paths.regardLecture(numero, page)} target="_blank">
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
          </a>
        </li>
      ))}
      {others > 0 && <SmallText as="li">et {others} autres</SmallText>}
    </ul>
  )
}
