const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * A name for a sentence where no `<bdi>` can be: one in Hebrew or Arabic is isolated, so that it moves nothing around it
 * and the sentence keeps its own direction. Any other stays as it is.
 */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name
}

/** Before these letters « de » becomes « d’ »: vowels, an h that is mute as a rule (Hélène, huile; not haricot), y before a consonant. */
const ELIDES = /^(?:[aeiouœæ]|h(?:[eiy]|on|u(?!it\b))|y(?![aeiou]))/i

/** « de Zoé », « d’Adèle »: the name of a person or a dish after « de », isolated. */
export const ofName = (name: string): string =>
  (ELIDES.test(name.normalize('NFD').replace(/\p{M}/gu, '')) ? 'd’' : 'de ') + isolated(name)

/** « du Potager », « des Halles », « d’Aux Trois Chicons »: the name of a restaurant, with the article it may have, after « de ». */
export function ofPlace(name: string): string {
  const [, plural, rest] = /^le(s?) (.+)/i.exec(name) ?? []
  return rest === undefined ? ofName(name) : `${plural ? 'des' : 'du'} ${isolated(rest)}`
}
