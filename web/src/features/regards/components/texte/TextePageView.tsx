import { paths } from '@web/domain/paths'
import { Prose } from '@web/ui/richText/Prose'
import { RichTextNodes } from '@web/ui/richText/RichTextNodes'
import { getChildNodes } from '@web/ui/richText/toNodes'
import type { TextePage } from '../../helpers/toTexte'
import { TexteBlocView } from './TexteBlocView'
import styles from './TextePageView.module.css'

/** One page of an issue's text, below its page mark, which leads to the page in the reader. */
export function TextePageView({ numero, content }: { numero: number; content: TextePage }) {
  const { page, blocs, correction, isScanned, reconnaissance } = content
  return (
    <Prose className={styles.frame}>
      <p id={`page-${page}`} tabIndex={-1} lang="fr" data-mark="">
        <a href={paths.regardLecture(numero, page)}>Page {page}</a>
      </p>
      {reconnaissance === 'incertaine' && (
        <p lang="fr" data-note="">
          Texte reconnu automatiquement&nbsp;: il peut contenir des erreurs.
        </p>
      )}
      {correction ? (
        <RichTextNodes nodes={getChildNodes(correction.value.root)} levels={correction.levels} />
      ) : (
        blocs.map((bloc, index) => <TexteBlocView key={index} bloc={bloc} page={page} />)
      )}
      {isScanned && (
        <p lang="fr" data-note="">
          {reconnaissance === 'attente'
            ? 'Cette page est une image\u00a0: son texte n’est pas encore reconnu.'
            : 'Cette page est une image\u00a0: son texte n’est pas disponible.'}
        </p>
      )}
      {!isScanned && !correction && blocs.length === 0 && (
        <p lang="fr" data-note="">
          Cette page est sans texte.
        </p>
      )}
    </Prose>
  )
}
