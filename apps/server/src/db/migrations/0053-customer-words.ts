/**
 * Names of customers as searches of bookings read them, in one piece: without this the palette and the lists of bookings
 * read every customer.
 */
export const sql = String.raw`
create index customer_words on customer using gin (translate(search_key, ' ''-', '') gin_trgm_ops);
`
