import type { Role } from '@potager/domain/auth'

/** Password of every demo account, which exist only in databases filled with demo data. */
export const demoPassword = 'Potager#2026'

/** The demo's accounts: an owner of two restaurants, a manager and an admin of all. */
export const demoAccounts = [
  { username: 'proprietaire', firstName: 'Camille', lastName: 'Aubry', role: 'RESTAURANT_OWNER' },
  { username: 'gerant', firstName: 'Idriss', lastName: 'Benali', role: 'MANAGER' },
  { username: 'admin', firstName: 'Solène', lastName: 'Kerbrat', role: 'ADMIN' },
] as const satisfies readonly { username: string; firstName: string; lastName: string; role: Role }[]
