import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'

import { ACTIONS, type Change } from '../../../infrastructure/journal'
import { formatFrenchMoment } from '../../../lib/frenchDates'
import { formatNetwork } from '../../../lib/http/getClientIp'
import type { Journal } from '../../../payload-types'
import './journal.css'

/** An entry of the journal in the panel: text, in place of a form in which nothing can be changed. */
export function EntryView({ doc, initPageResult }: DocumentViewServerProps) {
  const entry = doc as Journal
  const changes = (entry.changements ?? []) as Change[]
  return (
    <main className="journal-entry">
      <SetDocumentStepNav
        collectionSlug="journal"
        id={entry.id}
        pluralLabel={initPageResult.collectionConfig?.labels.plural}
        useAsTitle="cible"
      />
      <Gutter>
        <dl>
          {toFacts(entry).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {changes.length > 0 && <ChangesTable changes={changes} />}
      </Gutter>
    </main>
  )
}

/** The rows of an entry that have a value. */
function toFacts(entry: Journal): [label: string, value: string][] {
  const { action, adresse, auteur, auteurId, cible, cibleId, cibleType, dateAction, details } =
    entry
  const facts: [string, string | null | undefined][] = [
    ['Date', formatFrenchMoment(new Date(dateAction))],
    ['Action', ACTIONS[action]],
    ['Qui', auteur],
    ['Objet', cible],
    ['Précisions', details],
    ['Réseau', adresse && formatNetwork(adresse)],
    ['Référence du compte', auteurId],
    ['Référence de l’objet', [cibleType, cibleId].filter(Boolean).join(' ')],
  ]
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]))
}

/** The changes of an entry of the journal: both sides of each field, side by side. */
const ChangesTable = ({ changes }: { changes: Change[] }) => (
  <table className="journal-changes">
    <caption>Changements</caption>
    <thead>
      <tr>
        <th scope="col">Champ</th>
        <th scope="col">Avant</th>
        <th scope="col">Après</th>
      </tr>
    </thead>
    <tbody>
      {changes.map(({ champ, avant, apres }, index) => (
        <tr key={index}>
          <th scope="row">{champ}</th>
          <Side label="Avant" text={avant} />
          <Side label="Après" text={apres} />
        </tr>
      ))}
    </tbody>
  </table>
)

/** @param label shown on narrow screens, where both sides are below each other */
const Side = ({ label, text }: { label: string; text: string }) => (
  <td data-label={label}>{text === '' ? <em>vide</em> : text}</td>
)

/** More are counted only. */
const MAX_FIELDS = 3

interface Props {
  rowData: { details?: string | null; changements?: unknown }
}

/** Cell of the list of the journal: the description of an entry, or else its changed fields. */
export function DetailsCell({ rowData: { details, changements } }: Props) {
  if (details) return details
  const fields = (Array.isArray(changements) ? (changements as Change[]) : []).map(
    ({ champ }) => champ,
  )
  const more = fields.length - MAX_FIELDS
  return fields.slice(0, MAX_FIELDS).join(', ') + (more > 0 ? `… (+${more})` : '')
}
