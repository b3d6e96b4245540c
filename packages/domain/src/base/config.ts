/** Values that the specification leaves to configuration (AMB-60); texts with the name are in the catalogue. */
export const product = { name: 'Potager' } as const

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
