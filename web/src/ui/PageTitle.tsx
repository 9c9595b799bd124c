type PageTitleProps = { children: string }

const siteName = 'Fédération des arts et traditions populaires'

/** The document's title; React puts it in the head. */
export function PageTitle({ children }: PageTitleProps) {
  return <title>{`${children} – ${siteName}`}</title>
}
