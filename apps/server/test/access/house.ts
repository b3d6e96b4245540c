import { defaultWords } from '@potager/domain/config'
import { adminOnly, everyone, type Row } from './row.ts'

export const houseAccess: Record<string, Row> = {
  getHouse: everyone(200),
  updateHouse: { sent: () => ({ body: { ...defaultWords, accent: '', email: '', phone: '' } }), ...adminOnly(200) },
}
