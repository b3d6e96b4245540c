/** What the specification leaves to configuration (AMB-60); the sentences built on the name are in the catalogue. */
export const product = { name: 'Potager' } as const

/** Names under which a token may carry a privileged role (AMB-31); compared without case and without a ROLE_ prefix. */
export const privilegedRoles: readonly string[] = ['MANAGER', 'ADMIN']

/** Who publishes and who hosts the site, as its settings say; what is missing was not said, and is never made up. */
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
