/** What waits for an answer is counted on every page of the back-office: over those alone. */
export const sql = `
create index booking_pending on booking (restaurant_id, kind) where status = 'PENDING';
`
