/** What the jobs of each task do, in French. */
const TASKS: Record<string, string> = {
  annoncer: 'envoi d’une lettre',
  answerDemande: 'réponse à une inscription',
  envoyerLienMotDePasse: 'envoi d’un lien de mot de passe',
  envoyerInvitation: 'envoi d’une invitation',
  direMotDePasseChange: 'message d’un mot de passe changé',
  direAdresseChangee: 'message d’une adresse changée',
  direSecondFacteurChange: 'message d’une double authentification changée',
  direNouvelAppareil: 'message d’une connexion sur un nouvel appareil',
  direNouvelAdministrateur: 'message d’un nouvel administrateur',
  retirerFichiers: 'effacement de fichiers',
  refaireTailles: 'tailles des images',
  preparerLecture: 'préparation d’une lecture en ligne',
  reconnaitreTexte: 'reconnaissance d’un texte numérisé',
  indexer: 'mise à jour de la recherche',
}

/** Names a task of the job queue for an administrator. */
export const describeTask = (task: string): string => TASKS[task] ?? `«\u00a0${task}\u00a0»`
