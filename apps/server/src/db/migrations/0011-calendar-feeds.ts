/** One private address per restaurant; only its hash is stored. */
export const sql = `
create table calendar_feed (
  restaurant_id uuid primary key references restaurant on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null default now()
);
`
