'use client'

import { Button, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui'
import { useEffect, useId, useState, type CSSProperties, type PointerEvent } from 'react'

import type { Image } from '../../../payload-types'
import './FocalPoint.css'

const CENTRE = 50

/** Places where the site crops an image, with the shape of each. */
const CROPS = [
  { label: 'Carrousel', ratio: 16 / 10 },
  { label: 'Portrait', ratio: 4 / 5 },
  { label: 'Séparation', ratio: 5 },
]

/**
 * Sets the point of an image that the site's crops keep, by mouse, finger, or two sliders; shows
 * the crops. Payload's own knows a mouse only, makes every size again and shows no result.
 */
export function FocalPoint() {
  const x = useCoordinate('focalX')
  const y = useCoordinate('focalY')
  const source = useImageSource()
  const descriptionId = useId()
  if (!source) return null
  const position = `${x.value}% ${y.value}%`

  function handlePointer(event: PointerEvent<HTMLDivElement>) {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId)
    else if (event.buttons === 0) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    x.set(((event.clientX - left) / width) * 100)
    y.set(((event.clientY - top) / height) * 100)
  }

  return (
    <fieldset className="field-type focal-point" aria-describedby={descriptionId}>
      <legend>Point à garder visible</legend>
      <p id={descriptionId}>
        Là où le site rogne l’image, ce point reste dans le cadre. Montrez-le sur l’image, ou avec
        les deux curseurs.
      </p>
      <div className="focal-point__tools">
        <div
          className="focal-point__image"
          role="presentation"
          onPointerDown={handlePointer}
          onPointerMove={handlePointer}
        >
          <img src={source} alt="" draggable={false} />
          <span
            className="focal-point__mark"
            style={{ left: `${x.value}%`, top: `${y.value}%` } satisfies CSSProperties}
          />
        </div>
        <div className="focal-point__sliders">
          <Slider label="De gauche à droite" {...x} />
          <Slider label="De haut en bas" {...y} />
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            disabled={x.value === CENTRE && y.value === CENTRE}
            onClick={() => {
              x.set(CENTRE)
              y.set(CENTRE)
            }}
          >
            Recentrer
          </Button>
        </div>
      </div>
      <div className="focal-point__crops">
        {CROPS.map(({ label, ratio }) => (
          <figure key={label}>
            <img src={source} alt="" style={{ aspectRatio: ratio, objectPosition: position }} />
            <figcaption>{label}</figcaption>
          </figure>
        ))}
      </div>
    </fieldset>
  )
}

interface Coordinate {
  /** In percent of the image. */
  value: number
  set: (value: number) => void
}

function Slider({ label, value, set }: Coordinate & { label: string }) {
  return (
    <label>
      {label}
      <input
        type="range"
        min={0}
        max={100}
        value={value}
        aria-valuetext={`${value}\u00a0%`}
        onChange={(event) => set(event.target.valueAsNumber)}
      />
    </label>
  )
}

function useCoordinate(path: 'focalX' | 'focalY'): Coordinate {
  const { value, setValue } = useField<number | null>({ path })
  return {
    value: value ?? CENTRE,
    set: (next) => setValue(Math.round(Math.min(100, Math.max(0, next)))),
  }
}

/** Returns the URL of the image to show: of the chosen file, or of the stored one. */
function useImageSource(): string | undefined {
  const file = useFormFields(([fields]) => fields.file?.value)
  const { data } = useDocumentInfo()
  const [chosen, setChosen] = useState<string>()

  useEffect(() => {
    if (!(file instanceof File)) return
    const url = URL.createObjectURL(file)
    setChosen(url)
    return () => {
      setChosen(undefined)
      URL.revokeObjectURL(url)
    }
  }, [file])

  if (file instanceof File) return chosen
  // The stored file was taken out of the form.
  if (file === null) return undefined
  const { sizes, url } = (data ?? {}) as Partial<Image>
  return sizes?.w720?.url ?? url ?? undefined
}
