import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'

import { ACTIONS, type Change } from '../../../infrastructure/journal'
import { formatFrenchMoment } from '../../../lib/formatFrenchDate'
import { formatNetwork } from '../../../lib/http/formatNetwork'
import type { Journal } from '../../../payload-types'
import { ChangesTable } from './ChangesTable'
import './EntryView.css'

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

/** What is told of an entry, without what is empty. */
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
