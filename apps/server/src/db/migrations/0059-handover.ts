/** When an order is wanted, on its restaurant's clock, and where it is carried, as taken on the telephone. */
export const sql = `
alter table customer_order
  add column wanted_time time,
  add column delivery_address text check (char_length(delivery_address) between 1 and 200),
  add column delivery_phone text check (char_length(delivery_phone) between 1 and 20);
`
