import { dishCategories } from '@potager/domain/dish'
import { dishCategoryLabels } from '@potager/domain/messages'
import { type IllustrationName, illustrationFor } from '../../foundations/illustration/index.ts'

/** Drawings that the product uses by name; others are chosen by kind and id. A test compares this with the sources. */
export const namedUses: Partial<Record<IllustrationName, string>> = {
  artichoke: 'accueil',
  basket: 'liste encore vide, consultation sans demande, image de partage de l’accueil',
  beetroot: 'accueil',
  carrot: 'accueil',
  chickpea: 'création d’un compte',
  'empty-plate': 'rien de trouvé, page introuvable, lecture impossible',
  leek: 'accueil, connexion',
  'pea-pod': 'assistant vétérinaire, image de partage des autres pages',
}

const kinds: [kind: string, label: string][] = [
  ['restaurant', 'Restaurant'],
  ...dishCategories.map((category): [string, string] => [category, dishCategoryLabels[category]]),
]

// Enough ids to select every drawing of a kind.
const ids = Array.from({ length: 200 }, (_, index) => String(index))
const drawn = new Map(kinds.map(([kind, label]) => [label, new Set(ids.map((id) => illustrationFor(kind, id)))]))

/** Uses of a drawing: the kinds of records that may get it, then the places that name it. */
export function drawingUse(name: IllustrationName): string {
  const byKind = [...drawn].filter(([, names]) => names.has(name)).map(([label]) => label)
  const uses = [byKind.join(', '), namedUses[name] ?? ''].filter(Boolean).join(' ; ')
  return uses ? `${uses.charAt(0).toUpperCase()}${uses.slice(1)}` : 'En réserve : aucune page ne le montre encore'
}
