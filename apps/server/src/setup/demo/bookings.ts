import type { BookingKind } from '@potager/domain/booking'
import type { Queryable } from '../../db/database.ts'

/** Stores demo bookings, whose keys are columns of the table; missing columns get their defaults. */
export async function insertBookings(tx: Queryable, kind: BookingKind, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? { id: null }).join(', ')
  await tx.query(
    `insert into booking (kind, ${columns})
     select $2, ${columns} from jsonb_populate_recordset(null::booking, $1::jsonb)`,
    [JSON.stringify(rows), kind],
  )
}
