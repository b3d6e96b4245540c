/** The cleaned logo of the house, and the hash of its bytes, by which it is served. */
export const sql = `
alter table house
  add column logo bytea check (octet_length(logo) <= 262144),
  add column logo_type text check (logo_type in ('svg', 'png')),
  add column logo_hash text,
  add constraint house_logo_whole check (num_nulls(logo, logo_type, logo_hash) in (0, 3));
`
