import { MAX_AUTHOR, MAX_AUTHORS, MAX_SECTION, MAX_STANDFIRST } from '@regards/contract/limits'
import { type ChangeEvent, useState, useId } from 'react'
import { Button } from '@web/ui/Button'
import { Field, TextField } from '@web/ui/TextField'
import { Input } from '@web/ui/Input'
import { Textarea } from '../../Textarea'
import {
  figuresOf,
  pagesOf,
  type ArrangedArticle,
  type Blocks,
  type IssuePage,
} from '../helpers/arrangement'
import type { ArrangeActions } from '../useArrangement'
import { VisuallyHidden } from '@web/ui/texts'
import styles from './ArticleDetails.module.css'

type ArticleDetailsProps = {
  article: ArrangedArticle
  pages: IssuePage[]
  blocks: Blocks
  actions: ArrangeActions
}

/** The texts of an article beside its title, its pages and its lead picture. */
export function ArticleDetails({ article, pages, blocks, actions }: ArticleDetailsProps) {
  const { key, image } = article
  const range = pagesOf(article)
  const figures = figuresOf(article, blocks)
  const text = (name: 'chapo' | 'auteurs' | 'rubrique') => ({
    value: article[name],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      actions.change(key, { [name]: currentTarget.value }),
  })
  return (
    <div className={styles.frame}>
      <Field label="Chapô" hint="Facultatif. Les lignes qui présentent l’article.">
        {(control) => (
          <Textarea {...control} {...text('chapo')} rows={3} maxLength={MAX_STANDFIRST} />
        )}
      </Field>
      <div className={styles.row}>
        <TextField
          label="Auteurs"
          hint="Facultatif. Plusieurs noms sont séparés par des virgules."
          {...text('auteurs')}
          maxLength={MAX_AUTHORS * MAX_AUTHOR}
          autoComplete="off"
        />
        <TextField
          label="Rubrique"
          hint="Facultatif. Par exemple&nbsp;: Costume."
          {...text('rubrique')}
          maxLength={MAX_SECTION}
          autoComplete="off"
        />
      </div>
      {range && (
        <PageRange
          key={`${range.first}-${range.last}`}
          range={range}
          pages={pages}
          onChange={(next) => actions.changePages(key, next)}
        />
      )}
      {figures.length > 0 && (
        <ImageChoice
          figures={figures}
          value={image}
          onChange={(nom) => actions.change(key, { image: nom })}
        />
      )}
    </div>
  )
}

type Range = { first: number; last: number }

type PageRangeProps = { range: Range; pages: IssuePage[]; onChange: (range: Range) => void }

/** The pages of an article, changed only by a button, as each change takes texts of neighbours. */
function PageRange({ range, pages, onChange }: PageRangeProps) {
  const [{ first, last }, setChosen] = useState(range)
  const isChanged = first !== range.first || last !== range.last
  return (
    <div className={styles.row}>
      <PageSelect
        label="Première page"
        value={first}
        pages={pages.filter(({ page }) => page <= last)}
        onChange={(page) => setChosen({ first: page, last })}
      />
      <PageSelect
        label="Dernière page"
        value={last}
        pages={pages.filter(({ page }) => page >= first)}
        onChange={(page) => setChosen({ first, last: page })}
      />
      {isChanged && (
        <Button data-look="secondary" onClick={() => onChange({ first, last })}>
          Donner ces pages à l’article
        </Button>
      )}
    </div>
  )
}

type PageSelectProps = {
  label: string
  value: number
  pages: IssuePage[]
  onChange: (page: number) => void
}

const PageSelect = ({ label, value, pages, onChange }: PageSelectProps) => (
  <Field label={label}>
    {(control) => (
      <Input
        as="select"
        {...control}
        value={value}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      >
        {pages.map(({ page }) => (
          <option key={page} value={page}>
            {page}
          </option>
        ))}
      </Input>
    )}
  </Field>
)

type ImageChoiceProps = {
  figures: ReturnType<typeof figuresOf>
  /** Null for none. */
  value: string | null
  onChange: (nom: string | null) => void
}

/** The choice of an article’s lead picture among the pictures of its pages, or none. */
function ImageChoice({ figures, value, onChange }: ImageChoiceProps) {
  const name = useId()
  return (
    <fieldset className={styles.imageChoice}>
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
