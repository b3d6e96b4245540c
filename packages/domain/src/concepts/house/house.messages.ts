import { formatCount, formatPlural } from '../../base/format/counts.ts'

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

/** What is said of the file of a logo. */
export const logoMessages = {
  kind: 'Choisissez un fichier SVG ou PNG.',
  svgTooBig: 'Ce SVG pèse plus de 64 Ko. Simplifiez-le, ou enregistrez-le en PNG.',
  pngTooBig: 'Ce PNG pèse plus de 256 Ko. Réduisez-le\u00a0: 512 pixels de côté suffisent.',
  tooWide: (width: number, height: number) =>
    `Ce PNG fait ${formatCount(width)} × ${formatPlural(height, 'pixel')}, et il en faut 1 024 de côté au plus. Réduisez-le.`,
  damaged: 'Ce PNG est abîmé ou incomplet. Enregistrez-le de nouveau, puis choisissez-le.',
  notSvg: 'Ce fichier n’est ni un SVG, ni un PNG. Enregistrez le logo dans l’un des deux formats.',
  unreadable: 'Ce SVG ne peut pas être lu\u00a0: ce n’est pas du XML valide en UTF-8. Enregistrez-le de nouveau.',
  entities: 'Ce SVG déclare des entités. Enregistrez-le comme SVG simple, sans elles.',
  noSize: 'Ce SVG ne dit pas sa taille. Donnez-lui un cadre (viewBox), ou une largeur et une hauteur.',
  empty: 'Ce SVG ne dessine rien qui puisse être montré. Convertissez textes et images en tracés, puis enregistrez-le.',
  tooCostly: 'Ce SVG est trop compliqué, ou se contient lui-même. Simplifiez-le, ou enregistrez-le en PNG.',
} as const
