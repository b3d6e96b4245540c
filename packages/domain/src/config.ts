/** What the specification leaves to configuration (AMB-60): the product's name and the sentences built on it. */
export const product = {
  name: 'Potager',
  welcome: 'Bienvenue chez Potager',
  tagline:
    'Une cuisine végétarienne, bio et locale, préparée avec ce que les maraîchers d’à côté ont cueilli ce matin.',
  footer: '© 2025 Potager. Tous droits réservés.',
} as const

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
