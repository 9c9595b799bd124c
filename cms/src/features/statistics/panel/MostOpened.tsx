import type { CountedIssue } from '../daily/readStatistics'
import { formatCount } from './formats'

/** The most opened issues, each with a link. */
export function MostOpened({ issues }: { issues: CountedIssue[] }) {
  const most = Math.max(1, ...issues.map(({ vues }) => vues))
  return (
    <table className="frequentation__numeros">
      <caption>Numéros les plus ouverts</caption>
      <thead>
        <tr>
          <th scope="col">Numéro</th>
          <th scope="col">Ouvertures</th>
          <th scope="col">Téléchargements</th>
        </tr>
      </thead>
      <tbody>
        {issues.map(({ id, numero, titre, vues, telechargements }) => (
          <tr key={id}>
            <th scope="row">
              <a href={`/admin/collections/regards/${id}`}>Regards n°&nbsp;{numero}</a>
              {titre && <span className="frequentation__nom">{titre}</span>}
              <span
                className="frequentation__part"
                aria-hidden="true"
                style={{ width: `${(vues / most) * 100}%` }}
              />
            </th>
            <td>{formatCount(vues)}</td>
            <td>{formatCount(telechargements)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
