/** What copying says, wherever a text can be copied. */
export const copyMessages = {
  byHand:
    'Le texte est sélectionné. Appuyez sur Ctrl+C (⌘C sur un Mac), ou touchez «\u00a0Copier\u00a0» au-dessus de lui.',
} as const
