import { useId } from 'react'
import { VisuallyHidden } from '@web/ui/VisuallyHidden'
import type { figuresOf } from '../helpers/arrangement'
import styles from './ImageChoice.module.css'

type ImageChoiceProps = {
  figures: ReturnType<typeof figuresOf>
  /** Null for none. */
  value: string | null
  onChange: (nom: string | null) => void
}

/** The choice of an article’s lead picture among the pictures of its pages, or none. */
export function ImageChoice({ figures, value, onChange }: ImageChoiceProps) {
  const name = useId()
  return (
    <fieldset className={styles.frame}>
      <legend>Image de tête</legend>
      <div className={styles.choices}>
        {figures.map(({ nom, image, legende }, index) => (
          <label key={nom}>
            <input
              type="radio"
              name={name}
              checked={nom === value}
              onChange={() => onChange(nom)}
            />
            <img src={image.images[0]?.url} alt="" loading="lazy" decoding="async" />
            <VisuallyHidden>{legende || `Image ${index + 1}`}</VisuallyHidden>
          </label>
        ))}
        <label>
          <input
            type="radio"
            name={name}
            checked={value === null}
            onChange={() => onChange(null)}
          />
          Aucune
        </label>
      </div>
    </fieldset>
  )
}
