import type { TexteBloc } from '../../helpers/toTexte'
import { TexteImageView } from './TexteImageView'
import { withOrdinals } from './withOrdinals'

type TexteBlocViewProps = { bloc: TexteBloc; page: number }

/**
 * One block of an issue's text, in plain elements: a whole issue has thousands of them. Their style
 * is the page's (`TextePageView`).
 */
export function TexteBlocView({ bloc, page }: TexteBlocViewProps) {
  switch (bloc.type) {
    case 'titre': {
      const Heading = `h${bloc.niveau}` as const
      return (
        <Heading id={bloc.anchor} tabIndex={-1}>
          {withOrdinals(bloc.texte)}
        </Heading>
      )
    }
    case 'paragraphe':
      return <p>{withOrdinals(bloc.texte)}</p>
    case 'liste': {
      const List = bloc.ordonnee ? 'ol' : 'ul'
      return (
        <List>
          {bloc.elements.map((element, index) => (
            <li key={index}>{withOrdinals(element)}</li>
          ))}
        </List>
      )
    }
    case 'tableau':
      return (
        // Scrolls sideways when it is wide: reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region
        <div data-table="" role="group" aria-label={`Tableau, page ${page}`} tabIndex={0}>
          <table>
            {bloc.entete && (
              <thead>
                <tr>
                  {bloc.entete.map((cell, index) => (
                    <th key={index} scope="col">
                      {withOrdinals(cell)}
                    </th>
                  ))}
                </tr>
              </thead>
            )}
            <tbody>
              {bloc.lignes.map((row, line) => (
                <tr key={line}>
                  {row.map((cell, index) => (
                    <td key={index}>{withOrdinals(cell)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )
    case 'image':
      return <TexteImageView bloc={bloc} page={page} />
  }
}
