import { type Row, signedIn } from './row.ts'

export const dayAccess: Record<string, Row> = { getDay: { rows: 'of own restaurants', ...signedIn(200) } }
