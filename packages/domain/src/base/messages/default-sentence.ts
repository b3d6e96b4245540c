/** The sentence of a house that has none of its own. */
export const defaultSentence =
  'Une cuisine végétarienne, bio et locale, préparée avec ce que les maraîchers d’à côté ont cueilli ce matin.'
