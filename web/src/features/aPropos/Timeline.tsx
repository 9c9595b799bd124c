import type { PictureSource } from '@web/domain/pictures/toPicture'
import type { RichTextValue } from '@web/ui/richText/RichTextValue'
import { Star } from '@web/ui/motifs/Star'
import { Picture } from '@web/ui/Picture'
import { Reveal } from '@web/ui/reveal/Reveal'
import { RichText } from '@web/ui/richText/RichText'
import styles from './Timeline.module.css'

export type Jalon = {
  date: string
  titre: string
  texte: RichTextValue | null | undefined
  image: PictureSource | undefined
}

/** Milestones on a vertical line, from the oldest to the newest; on wide screens left and right of it. */
export function Timeline({ jalons }: { jalons: Jalon[] }) {
  return (
    <ol className={styles.list}>
      {jalons.map(({ date, titre, texte, image }, index) => (
        <li className={styles.step} key={index}>
          <span className={styles.knot}>
            <Star />
          </span>
          <Reveal>
            <div className={styles.body}>
              <h2 className={styles.heading}>
                <span className={styles.dateText}>{date}</span>
                {titre}
              </h2>
              <RichText value={texte} headingLevel={3} />
              {image && (
                <Picture picture={image} ratio={16 / 10} sizes="(min-width: 48em) 36rem, 85vw" />
              )}
            </div>
          </Reveal>
        </li>
      ))}
    </ol>
  )
}
