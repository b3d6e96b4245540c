import type { Role } from '@potager/domain/auth'
import { fold } from '@potager/domain/text'
import { verifyPassword } from '../../api/auth/passwords.ts'
import type { Queryable } from '../../db/database.ts'
import type { Chance } from './random.ts'

/** Names of the demo accounts that still have the published password. */
export async function accountsWithKnownPassword(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ username: string; hash: string }>(
    `select username, password_hash as hash from account where not suspended and username in (${demoAccounts.map((_, at) => `$${at + 1}`).join(', ')})
     order by username`,
    demoAccounts.map(({ username }) => username),
  )
  const known = await Promise.all(rows.map(({ hash }) => verifyPassword(hash, demoPassword)))
  return rows.filter((_, at) => known[at]).map(({ username }) => username)
}

/** Password of every demo account, which exist only in databases filled with demo data. */
export const demoPassword = 'Potager#2026'

/** The demo's accounts: an owner of two restaurants, a manager and an admin of all. */
export const demoAccounts = [
  { username: 'proprietaire', firstName: 'Camille', lastName: 'Aubry', role: 'RESTAURANT_OWNER' },
  { username: 'gerant', firstName: 'Idriss', lastName: 'Benali', role: 'MANAGER' },
  { username: 'admin', firstName: 'Solène', lastName: 'Kerbrat', role: 'ADMIN' },
] as const satisfies readonly { username: string; firstName: string; lastName: string; role: Role }[]

export type DemoCustomer = {
  id: string
  fullName: string
  email: string
  searchKey: string
  phone: string | null
  note: string
}

const firstNames =
  'Adèle Amélie Anaïs Anne Antoine Aurélien Baptiste Bérénice Camille Chloé Clément Clotilde Damien Eléonore Élodie Émile Fatou Félix Florence Gaëlle Guillaume Hélène Hugo Inès Jean-Paul Joséphine Jules Karim Laure Léa Léon Louise Loïc Lucie Mahaut Manon Marius Maëlys Mehdi Mireille Nadia Noé Océane Paul Pénélope Quentin Raphaël Rokia Rose Samir Sébastien Solène Suzanne Théo Valentine Yann Yasmine Zoé'.split(
    ' ',
  )
const lastNames =
  'Abadie|Aït Saïd|Barbier|Benoît|Bertrand|Besson|Blanchard|Bourdin|Carpentier|Chevalier|Cissé|D’Angelo|Da Silva|Delattre|Deschamps|Diallo|Dubois|Dufour|Duval|El Amrani|Ferrand|Fontaine|Garnier|Gauthier|Girard|Guillou|Haddad|Hoffmann|Jacquet|Klein|Lacombe|Lambert|Le Bihan|Le Goff|Lefèvre|Legrand|Lemoine|Marchand|Martinez|Mercier|Meyer|Moreau|Nguyen|N’Diaye|Olivier|Pasquier|Pelletier|Perrin|Petitjean|Pichon|Prévost|Raymond|Renaud|Rivière|Rousseau|Saint-Martin|Schmitt|Tessier|Vasseur|Weber'.split(
    '|',
  )

/** What the house knows of a few. */
const notes = ['Préfère la terrasse.', 'Allergie aux fruits à coque.', 'Vient avec un fauteuil roulant.']

/** Of a range that is kept for fiction; one customer in four left none. */
const phoneOf = (index: number) => (index % 4 === 3 ? null : `+3363998${String(1000 + 37 * index).padStart(4, '0')}`)

/** 120 customers with distinct names; their e-mail addresses and phones cannot reach anyone. */
export function demoCustomers(newId: () => string, chance: Chance): DemoCustomer[] {
  const customers = new Map<string, Omit<DemoCustomer, 'phone' | 'note'>>()
  while (customers.size < 120) {
    const fullName = `${chance.pick(firstNames)} ${chance.pick(lastNames)}`
    const key = fold(fullName)
    const email = `${key.replace(/[^a-z]+/g, '.')}@exemple.fr`
    if (!customers.has(email)) customers.set(email, { id: newId(), fullName, email, searchKey: key })
  }
  return [...customers.values()].map((customer, index) => ({
    ...customer,
    phone: phoneOf(index),
    note: index % 20 === 0 ? (notes[(index / 20) % notes.length] ?? '') : '',
  }))
}
