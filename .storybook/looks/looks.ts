/** What a story is drawn and played in. */
type Drawn = 'clair' | 'telephone'

/** What the page of a story that was played is put in, without drawing it anew. */
export type Worn = 'sombre' | 'contraste'

export type Look = Drawn | Worn

/**
 * The looks of each project of Vitest. In the one a story is drawn in, it is played and axe runs whole; those it wears
 * only change styles: the rules that read the document alone would answer the same again.
 */
export const looksOf: Readonly<Record<'portable' | 'telephone', { drawn: Drawn; worn: readonly Worn[] }>> = {
  portable: { drawn: 'clair', worn: ['sombre'] },
  telephone: { drawn: 'telephone', worn: ['contraste'] },
}

/** Rules of axe that other colours can break. Forced ones are the system’s: no contrast of ours, but what tells a link. */
export const rulesOf: Readonly<Record<Worn, string[]>> = {
  sombre: ['color-contrast', 'link-in-text-block'],
  contraste: ['link-in-text-block'],
}
