export const customerMessages = {
  search: 'Rechercher un client',
  searchHint: 'Par nom ou par e-mail',
  found: 'Clients trouvés',
  searching: 'Recherche…',
  none: (term: string) => `Aucun client trouvé pour "${term}"`,
  change: 'Changer de client',
} as const
