import { DataTable } from '@web/ui/richText/DataTable'
import { withLines, withOrdinals } from '@web/ui/withOrdinals'
import type { TexteBloc } from '../../helpers/toTexte'
import { TexteImageView } from './TexteImageView'

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
    case 'paragraphe': {
      const text = withLines(bloc.texte)
      if (bloc.role === 'citation') {
        return (
          <blockquote>
            <p>{text}</p>
          </blockquote>
        )
      }
      return <p data-role={bloc.role ?? undefined}>{text}</p>
    }
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
      return <DataTable label={`Tableau, page ${page}`} head={bloc.entete} rows={bloc.lignes} />
    case 'image':
      return <TexteImageView bloc={bloc} page={page} />
  }
}
