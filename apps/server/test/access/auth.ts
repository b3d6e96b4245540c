import { everyone, type Row } from './row.ts'

export const authAccess: Record<string, Row> = {
  login: { sent: () => ({ body: { username: 'personne', password: 'non' } }), ...everyone(400) },
  register: { sent: () => ({ body: {} }), ...everyone(400) },
  logout: { sent: () => ({ body: { refreshToken: 'inconnu' } }), ...everyone(200) },
  refreshToken: { sent: () => ({ body: { refreshToken: 'inconnu' } }), ...everyone(401) },
}
