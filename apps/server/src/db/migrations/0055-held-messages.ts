/**
 * What a customer had heard of a booking before the message about its change, in one text: while that message is held, a
 * change back takes it away instead of writing another.
 */
export const sql = `
alter table outbox add column heard_before text;
`
