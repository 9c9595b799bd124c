/** Names of the two counters, as in the data model: views (openings) and downloads. */
export type Counter = 'nombreDeVue' | 'nombreDeTelechargement'
