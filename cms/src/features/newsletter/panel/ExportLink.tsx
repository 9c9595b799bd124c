import { Button } from '@payloadcms/ui'

/** Link above the list of subscribers in the admin panel: exports all of them as CSV. */
export function ExportLink() {
  return (
    <Button el="anchor" buttonStyle="secondary" size="small" url="/api/newsletter/abonnes.csv">
      Exporter les abonnés (CSV)
    </Button>
  )
}
