/** A domain of this length, of labels that are short enough. */
export const makeDomain = (length: number): string =>
  `${'d'.repeat(60)}.`.repeat(4).padEnd(length, 'e')

/** Texts that are no e-mail addresses, for the form and for the server. */
export const invalidEmails: string[] = [
  ...['', 'camille', 'camille@', '@example.org', 'élise@example.org', 'deux@fois@example.org'],
  ...['.camille@example.org', 'camille.@example.org', 'ca..mille@example.org'],
  ...['camille@example..org', 'camille@-example.org', 'camille@exa_mple.org', 'contact@é..fr'],
  ...['contact@fédération.fr/chemin', 'contact@fédération.fr:80', `contact@${'é'.repeat(250)}.fr`],
  ...['camille dupont@example.org', 'Camille <camille@example.org>'],
  ...['camille@example.org, autre@example.org', 'camille@example.org\r\nBcc: autre@example.org'],
  ...[`${'a'.repeat(65)}@example.org`, `a@${makeDomain(253)}`],
]
