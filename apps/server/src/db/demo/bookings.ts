import type { BookingKind } from '@potager/domain/booking'
import type { Queryable } from '../database.ts'

/** Stores bookings of the demo, each in the columns of the table; those it does not name are as the table has them. */
export async function insertBookings(tx: Queryable, kind: BookingKind, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? { id: null }).join(', ')
  await tx.query(
    `insert into booking (kind, ${columns})
     select $2, ${columns} from jsonb_populate_recordset(null::booking, $1::jsonb)`,
    [JSON.stringify(rows), kind],
  )
}
