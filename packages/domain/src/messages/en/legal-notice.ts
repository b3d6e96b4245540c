import { product } from '../../config.ts'
import type * as fr from '../fr/legal-notice.ts'
import type { Translated } from '../translated.ts'

export const legalNoticeMessages = {
  intro: `Who publishes and who hosts the site of ${product.name}.`,
  publisher: 'Publisher',
  host: 'Host',
  facts: {
    name: 'Name or company name',
    registration: 'Legal form and registration',
    address: 'Address',
    director: 'Director of publication',
    email: 'E-mail',
    phone: 'Telephone',
    mediator: 'Consumer mediator',
  },
  prices: 'Prices and allergens',
  pricesText:
    'Prices of the menu are in euros, all taxes included. Allergens are those that the kitchens declare for each dish; a dish whose allergens are not given says so, and never passes for one that contains none.',
  disputes: 'Disputes',
  disputesText: 'A complaint goes first to the restaurant or to the publisher of the site.',
  works: 'Texts, drawings and typefaces',
  worksText: `Texts and drawings are those of ${product.name}. The typefaces are Fraunces and Figtree, under the free SIL Open Font License.`,
  seeAlso: 'See also',
  and: 'and',
} satisfies Translated<typeof fr.legalNoticeMessages>
