/** Days with hours other than the weekly ones; without hours the restaurant is closed. Exceptions do not overlap. */
export const sql = `
create table hours_exception (
  id uuid primary key,
  restaurant_id uuid not null references restaurant,
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  hours jsonb,
  reason text check (char_length(reason) between 1 and 200),
  created_at timestamptz not null default now(),
  constraint one_exception_a_day exclude using gist (
    restaurant_id with =, daterange(first_day, last_day, '[]') with &&)
);
create index hours_exception_restaurant on hours_exception (restaurant_id, last_day);
`
