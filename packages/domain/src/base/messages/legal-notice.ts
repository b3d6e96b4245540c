import { house } from '../config.ts'

/** The legal notice (LCEN, art. 1-1). */
export const legalNoticeMessages = {
  get intro() {
    return `Qui publie et qui héberge le site ${house.name}.`
  },
  publisher: 'Éditeur',
  host: 'Hébergeur',
  facts: {
    name: 'Nom ou raison sociale',
    registration: 'Forme et immatriculation',
    address: 'Adresse',
    director: 'Directeur de la publication',
    email: 'Courriel',
    phone: 'Téléphone',
    mediator: 'Médiateur de la consommation',
  },
  prices: 'Prix et allergènes',
  pricesText:
    'Les prix de la carte sont en euros, toutes taxes comprises. Les allergènes sont ceux que les cuisines déclarent pour chaque plat\u00a0; un plat dont ils ne sont pas renseignés le dit, et ne passe jamais pour n’en contenir aucun.',
  disputes: 'Litiges',
  disputesText: 'Une réclamation s’adresse d’abord au restaurant ou à l’éditeur du site.',
  works: 'Textes, dessins et caractères',
  get worksText() {
    return `Les textes et les dessins sont ceux de ${house.name}. Les caractères sont Fraunces et Figtree, sous la licence libre SIL Open Font License.`
  },
  seeAlso: 'Voir aussi',
  and: 'et',
} as const
