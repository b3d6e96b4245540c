/** One private address per restaurant, of which only the fingerprint is kept. */
export const sql = `
create table calendar_feed (
  restaurant_id uuid primary key references restaurant on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null default now()
);
`
