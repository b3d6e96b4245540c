import { everyone, type Row } from './row.ts'

export const capabilityAccess: Record<string, Row> = {
  getCapabilities: everyone(200),
}
