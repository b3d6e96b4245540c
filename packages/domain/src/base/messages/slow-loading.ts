/** In a file of its own: most pages need no more than it. */
export const slowLoading = 'Le chargement prend plus de temps que prévu.'
