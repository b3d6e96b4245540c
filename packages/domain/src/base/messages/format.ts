/** Words in the formats of days, waits and prices. */
export const formatMessages = {
  invalidDate: 'Date invalide',
  lessThanAnHour: "Il y a moins d'1h",
  hoursAgo: (hours: number) => `Il y a ${hours}h`,
  yesterday: 'Hier',
  daysAgo: (days: number) => `Il y a ${days} jours`,
  justNow: 'à l’instant',
  minutes: (minutes: number) => `${minutes} min`,
  hours: (hours: number, minutes: string) => `${hours} h ${minutes}`,
  days: (days: number) => `${days} j`,
  unsaid: 'non renseigné',
  unsaidSeats: 'capacité non renseignée',
  taxIncluded: (amount: string) => `${amount}\u00a0TTC`,
} as const
