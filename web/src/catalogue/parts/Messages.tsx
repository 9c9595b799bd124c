import { useState } from 'react'
import { Button } from '../../ui/Button'
import { Dialog, DialogActions } from '../../ui/Dialog'
import { LoadError } from '../../ui/LoadError'
import { Notice } from '../../ui/Notice'
import { Panel } from '../../ui/Panel'
import { ProgressBar } from '../../ui/ProgressBar'
import { Section } from '../../ui/Section'
import { Spinner } from '../../ui/Spinner'

/** Notices, dialogs and loading states. */
export function Messages() {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <Section title="Messages">
      <Notice variant="success">Le numéro a été ajouté avec succès !</Notice>
      <Notice variant="danger">La déconnexion a échoué. Réessayez.</Notice>
      <Notice variant="neutral">Redirection en cours...</Notice>
      <ProgressBar label="Envoi du PDF" percentage={62} />
      <Panel>
        <p>Aucun numéro disponible pour le moment.</p>
      </Panel>
      <LoadError
        sentence="Erreur lors du chargement des données"
        detail="Le serveur est injoignable. Vérifiez votre connexion, puis réessayez."
        onRetry={() => {}}
      />
      <Spinner label="Chargement des données..." />
      <Button onClick={() => setIsOpen(true)}>Ouvrir un dialogue</Button>
      {isOpen && (
        <Dialog
          role="alertdialog"
          title="Supprimer le numéro 12 ?"
          intro={<p>Son PDF et sa couverture seront supprimés avec lui.</p>}
          onClose={close}
        >
          <DialogActions>
            <Button $look="secondary" onClick={close}>
              Annuler
            </Button>
            <Button onClick={close}>Supprimer</Button>
          </DialogActions>
        </Dialog>
      )}
    </Section>
  )
}
