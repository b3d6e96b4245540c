/**
 * Visits whose people may review them: a completed order, or a reservation that is over. Whoever has the code may write,
 * so it is as random as it is short; it is stored in clear, since the ticket is printed again.
 */
export const sql = `
create table visit (
  id uuid primary key,
  -- Null once its customer is erased.
  code text unique check (code ~ '^[0-9A-HJKMNP-TV-Z]{12}$'),
  restaurant_id uuid not null references restaurant on delete cascade,
  order_id uuid unique references customer_order on delete cascade,
  booking_id uuid unique references booking on delete cascade,
  -- The day in Paris.
  visited_on date not null,
  made_at timestamptz not null default now(),
  check (num_nonnulls(order_id, booking_id) = 1)
);
create index visit_day on visit (visited_on);

-- What was taken back is not taken again; only that it was is kept.
create table visit_withdrawal (
  visit_id uuid not null references visit on delete cascade,
  resource_type text not null check (resource_type in ('RESTAURANT', 'DISH')),
  resource_id uuid not null,
  review_id uuid not null,
  withdrawn_at timestamptz not null default now(),
  primary key (visit_id, resource_type, resource_id)
);
`
