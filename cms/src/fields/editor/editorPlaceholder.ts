/** Placeholder of an empty long text: short, so that a telephone shows it on one line. */
export const EDITOR_PLACEHOLDER = 'Écrivez ici. «\u00a0/\u00a0» ouvre un menu.'
