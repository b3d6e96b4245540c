import { defaultSentence } from './messages/site-frame.ts'

/** The product, as its documentation and its commands name it (AMB-60). */
export const product = { name: 'Potager' } as const

/** How a group names itself, the sentence under its name, and the address of its logo where it has one. */
export type HouseWords = { name: string; sentence: string; logo?: string }

/** The words of a house that has none of its own. */
export const defaultWords: Readonly<HouseWords> = {
  name: product.name,
  sentence: defaultSentence,
}

/**
 * The house of this program, for the views and the texts of the catalogue. A document has one house: its script sets the
 * words from the document's settings, and the server before it renders, in one go with the rendering.
 */
export const house: HouseWords = { ...defaultWords }

/** Sets the words of the house; without any, they are the default ones. */
export function openHouse(words?: HouseWords): void {
  Object.assign(house, { logo: undefined }, words ?? defaultWords)
}

/** Privileged roles in a token (AMB-31); compared without case and without a ROLE_ prefix. */
export const privilegedRoles: readonly string[] = ['MANAGER', 'ADMIN']

/** Publisher and host of the site, from its settings; missing values are never invented. */
export type Publisher = {
  name?: string
  /** Legal form, capital and registration numbers. */
  registration?: string
  address?: string
  director?: string
  email?: string
  phone?: string
  /** Consumer mediator: name and address. */
  mediator?: string
  hostName?: string
  hostAddress?: string
  hostPhone?: string
}

/** How long data is kept by the settings of this site; null for what another back end decides. */
export type KeptTimes = {
  consultationDays: number | null
  /** Without a contact; 'ever' while nothing erases customers by itself. */
  customerYears: number | 'ever' | null
}

/** What a site says while another back end decides. */
export const unknownTimes: KeptTimes = { consultationDays: null, customerYears: null }
