/** Links that work once: to choose another password, to join a restaurant's team. Only the hash of a token is stored. */
export const sql = `
create table account_link (
  id uuid primary key,
  token_hash text not null unique,
  kind text not null check (kind in ('RESET', 'INVITE')),
  -- Whose password it changes.
  account_id uuid references account on delete cascade,
  -- Whose team it opens.
  restaurant_id uuid references restaurant on delete cascade,
  made_by uuid references account on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((kind = 'RESET') = (account_id is not null)),
  check ((kind = 'INVITE') = (restaurant_id is not null))
);
create index account_link_account on account_link (account_id);
create index account_link_restaurant on account_link (restaurant_id);
create index account_link_expires on account_link (expires_at);
`
