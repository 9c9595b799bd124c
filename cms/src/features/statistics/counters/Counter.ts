/** The two counters, as in the data model: views and downloads. */
export type Counter = 'nombreDeVue' | 'nombreDeTelechargement'
