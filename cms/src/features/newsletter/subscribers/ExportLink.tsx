import { Button } from '@payloadcms/ui'

/** Above the list of subscribers, in the panel: all of them, as a table. */
export function ExportLink() {
  return (
    <Button el="anchor" buttonStyle="secondary" size="small" url="/api/newsletter/abonnes.csv">
      Exporter les abonnés (CSV)
    </Button>
  )
}
