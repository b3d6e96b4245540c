/** In a file of its own: the page has it before the words of the day come. */
export const dayFailure = 'Le point de la journée n’a pas pu être lu.'
