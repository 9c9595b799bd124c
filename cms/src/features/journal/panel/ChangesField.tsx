'use client'

import { useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'

import type { Change } from '../../../infrastructure/journal/entry'
import './ChangesField.css'

/** The changes of an entry of the journal: both sides of each field, side by side. */
export function ChangesField({ path }: JSONFieldClientProps) {
  const { value } = useField<Change[] | undefined>({ path })
  if (!Array.isArray(value) || value.length === 0) return null

  return (
    <div className="field-type journal-changes">
      <table>
        <caption>Changements</caption>
        <thead>
          <tr>
            <th scope="col">Champ</th>
            <th scope="col">Avant</th>
            <th scope="col">Après</th>
          </tr>
        </thead>
        <tbody>
          {value.map(({ champ, avant, apres }, index) => (
            <tr key={index}>
              <th scope="row">{champ}</th>
              <td>
                <Side text={avant} label="Avant" />
              </td>
              <td>
                <Side text={apres} label="Après" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** @param label shown on narrow screens, where the sides are below each other */
const Side = ({ text, label }: { text: string; label: string }) => (
  <>
    <span className="journal-changes__label" aria-hidden="true">
      {label}
    </span>
    {text === '' ? <em>vide</em> : text}
  </>
)
