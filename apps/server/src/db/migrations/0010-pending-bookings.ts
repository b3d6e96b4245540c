/** Pending bookings are counted on every page of the back-office: the index covers only these. */
export const sql = `
create index booking_pending on booking (restaurant_id, kind) where status = 'PENDING';
`
