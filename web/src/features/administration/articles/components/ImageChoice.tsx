import { useId } from 'react'
import styled from 'styled-components'
import { theme } from '@web/theme/theme'
import { VisuallyHidden } from '@web/ui/VisuallyHidden'
import type { figuresOf } from '../helpers/arrangement'

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
    <Frame>
      <legend>Image de tête</legend>
      <Choices>
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
      </Choices>
    </Frame>
  )
}

const Frame = styled.fieldset`
  min-width: 0;
  border: 0;

  & > legend {
    font-weight: 600;
  }
`

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s};
  margin-block-start: ${theme.space.xs};

  & > label {
    display: flex;
    align-items: center;
    gap: ${theme.space.xs};
    min-height: 2.75rem;
    padding: ${theme.space.xxs} ${theme.space.xs};
    /* Contains texts that are hidden visually. */
    position: relative;
    border: 2px solid ${theme.colors.line};
    border-radius: ${theme.radii.small};
    background: ${theme.colors.surface};
    cursor: pointer;
  }

  & > label:has(:checked) {
    border-color: ${theme.colors.accentText};
  }

  & img {
    width: auto;
    height: 4.5rem;
    max-width: 8rem;
    object-fit: contain;
  }
`
