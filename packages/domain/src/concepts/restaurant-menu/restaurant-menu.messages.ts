import { formatPlural } from '../../base/format/counts.ts'
import { formatMoney } from '../../base/format/money.ts'
import { isolated, ofName } from '../../base/text/text.ts'
import type { Cents } from '../../base/wire/index.ts'
import type { OfferState } from './offer.ts'

/** What a restaurant can make of a dish of the group. */
export const offerStateLabels: Record<OfferState, string> = {
  ON: 'Proposé',
  UNTIL_TOMORROW: 'Retiré jusqu’à demain',
  OFF: 'Retiré',
}

/** The menu of a restaurant for visitors; apart, so that public pages download nothing else. */
export const restaurantMenuIntro = (restaurant: string) =>
  `Ce que propose ${isolated(restaurant)} en ce moment. Les prix sont TTC, les allergènes indiqués sous chaque plat.`

/** The menu of a restaurant; all texts are ours. */
export const restaurantMenuMessages = {
  heading: 'Carte de ce restaurant',
  open: 'Carte du restaurant',
  ofOwn: (restaurant: string, others: number) =>
    others > 0 ? 'Cartes de mes restaurants' : `Carte\u00a0: ${isolated(restaurant)}`,
  titleOf: (restaurant: string) => `Carte\u00a0: ${isolated(restaurant)}`,
  lead: 'Ce qui est changé ici ne vaut que pour ce restaurant\u00a0: la carte commune et les autres restaurants restent comme ils sont.',
  untilTomorrow: 'Un plat retiré jusqu’à demain revient tout seul à la prochaine ouverture d’un autre jour.',
  counted: (dishes: number, changed: number) =>
    `${formatPlural(dishes, 'plat')}${changed > 0 ? ` · ${formatPlural(changed, 'changé ici', 'changés ici')}` : ''}`,
  stateOf: (dish: string) => `${isolated(dish)}\u00a0: à la carte`,
  back: (when: string) => `revient le ${when}`,
  notInGroup: 'retiré de la carte commune',
  priceOf: (dish: string) => `${isolated(dish)}\u00a0: prix ici, en euros TTC`,
  changePrice: 'Changer le prix',
  changePriceOf: (dish: string) => `Changer le prix ${ofName(dish)}`,
  groupPrice: (price: Cents) => `prix commun\u00a0: ${formatMoney(price)}`,
  useGroupPrice: 'Reprendre le prix commun',
  save: 'Enregistrer',
  cancel: 'Annuler',
  saved: 'Carte changée.',
  none: 'La carte commune n’a encore aucun plat.',
  failure: 'La carte de ce restaurant n’a pas pu être lue.',
  unknownState: 'Indiquez si le plat est proposé, retiré jusqu’à demain ou retiré',
  nothing: 'Indiquez ce qui change\u00a0: si le plat est proposé, ou son prix.',
  stale:
    'Ce plat vient d’être changé par quelqu’un d’autre à la carte de ce restaurant\u00a0: rien n’a été enregistré. Relisez, puis recommencez.',
  /** What the trail keeps of a change; what did not change is left out. */
  changed: (dish: string, { state, ownPrice }: { state?: OfferState; ownPrice?: Cents | null }) => {
    const price = ownPrice === null ? 'prix commun' : ownPrice === undefined ? '' : formatMoney(ownPrice)
    return `${isolated(dish)}\u00a0: ${[state ? offerStateLabels[state].toLowerCase() : '', price].filter(Boolean).join(', ')}`
  },
} as const
