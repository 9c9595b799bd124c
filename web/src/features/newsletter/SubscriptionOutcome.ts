/** Result of a form: sent, invalid address, or failed. */
export type SubscriptionOutcome = { kind: 'sent' | 'fault' | 'failure'; message: string }
