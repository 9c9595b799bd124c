/** What came of a form: it went, its address is wrong, or it did not go. */
export type SubscriptionOutcome = { kind: 'sent' | 'fault' | 'failure'; message: string }
