/**
 * Addresses where an account was used within the last day, as keyed hashes: other addresses cannot make these wait.
 * Refused sign-ins by hour and name as typed, until the hour is over and they reach the trail.
 */
export const sql = `
create table known_address (
  account_id uuid not null references account on delete cascade,
  address text not null,
  seen_at timestamptz not null default now(),
  primary key (account_id, address)
);
create index known_address_seen on known_address (seen_at);

create table refused_sign_in (
  username text not null,
  hour timestamptz not null,
  refused int not null,
  slowed int not null default 0,
  primary key (username, hour)
);
create index refused_sign_in_hour on refused_sign_in (hour);
create index login_throttle_touched on login_throttle (touched_at);
`
