'use client'

import { useState } from 'react'

import { useApi } from '../../../../lib/panel/useApi'
import { formatSubscribers } from './describeLetter'

interface Failure {
  id: string
  email: string | null
  raison: string
}

/** The recipients whom a letter did not reach, and why; read when opened. */
export function LetterFailures({ path, count }: { path: string; count: number }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      className="letter__failures"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>Échecs ({formatSubscribers(count)})&nbsp;: voir les adresses</summary>
      {isOpen && <FailureList path={`${path}/echecs`} />}
    </details>
  )
}

function FailureList({ path }: { path: string }) {
  const { answer, isFailed } = useApi<{ docs: Failure[] }>(path)
  if (!answer) {
    return (
      <p role="status">
        {isFailed ? 'Les adresses n’ont pas pu être lues.' : 'Chargement des adresses…'}
      </p>
    )
  }
  return (
    <ul aria-label="Adresses en échec">
      {answer.docs.map(({ id, email, raison }) => (
        <li key={id}>
          <strong>{email ?? 'Une personne désinscrite depuis'}</strong>{' '}
          <span lang="en">{raison}</span>
        </li>
      ))}
    </ul>
  )
}
