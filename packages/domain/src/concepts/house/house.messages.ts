const schemes = { light: 'clair', dark: 'sombre' } as const

const parts: Readonly<Record<string, string>> = {
  leaf: 'la couleur',
  onLeaf: 'le texte d’un bouton',
  ink: 'le texte',
  inkSoft: 'le texte secondaire',
  leafTint: 'la teinte pâle',
  paper: 'le papier',
  paperRaised: 'les cartes',
  paperSunk: 'le papier en retrait',
}

type Refused = { scheme: keyof typeof schemes; pair: readonly [string, string]; contrast: number; nearest: string }

const ratio = (value: number) => (Math.floor(value * 10) / 10).toFixed(1).replace('.', ',')

/** What the rules of the house’s form say. */
export const houseFormMessages = {
  name: 'Donnez un nom à la maison.',
  sentence: 'Écrivez une phrase qui dit ce qu’est la maison.',
  accent: 'Écrivez la couleur par # et six signes, comme #22543D.',
  email: 'Écrivez une adresse e-mail, comme bonjour@exemple.fr, ou laissez vide.',
  unreadable: ({ scheme, pair: [text, background], contrast, nearest }: Refused) =>
    `Cette couleur ne se lirait pas\u00a0: ${parts[text]} sur ${parts[background]}, en mode ${schemes[scheme]}, n’a qu’un contraste de ${ratio(contrast)} pour 1, et il en faut 4,5. La plus proche qui convient est ${nearest}.`,
} as const
