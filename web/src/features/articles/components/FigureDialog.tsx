import type { Figure } from '@web/domain/articles/toFigure'
import { Dialog } from '@web/ui/Dialog'
import { CloseIcon } from '@web/ui/icons/CloseIcon'
import { ToolbarButton } from '@web/ui/ToolbarButton'
import { VisuallyHidden, withOrdinals } from '@web/ui/texts'
import styles from './FigureDialog.module.css'

/** A picture as large as the window, with its caption. */
export function FigureDialog({ figure, onClose }: { figure: Figure; onClose: () => void }) {
  const { src, srcSet, width, height, alt, caption } = figure
  return (
    <Dialog title="Image agrandie" size="screen" onClose={onClose}>
      <ToolbarButton className={styles.close} onClick={onClose}>
        <CloseIcon />
        <VisuallyHidden>Fermer</VisuallyHidden>
      </ToolbarButton>
      <figure className={styles.frame}>
        <div className={styles.stage}>
          <img
            className={styles.image}
            sizes="100vw"
            srcSet={srcSet}
            src={src}
            width={width}
            height={height}
            alt={alt}
          />
        </div>
        {caption && <figcaption className={styles.caption}>{withOrdinals(caption)}</figcaption>}
      </figure>
    </Dialog>
  )
}
