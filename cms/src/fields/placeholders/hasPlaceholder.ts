const PLACEHOLDER = /à compléter/i

/** Whether a text contains « à compléter », the mark of facts that only the federation knows. */
export const hasPlaceholder = (text: string): boolean => PLACEHOLDER.test(text)
