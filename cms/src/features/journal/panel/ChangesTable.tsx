import type { Change } from '../../../infrastructure/journal'

/** The changes of an entry of the journal: both sides of each field, side by side. */
export const ChangesTable = ({ changes }: { changes: Change[] }) => (
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
