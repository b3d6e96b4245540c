/**
 * Customers as records: phone, note, version, the restaurants they are of with figures that triggers keep, and merges of
 * doubles, which keep what they moved. A merged customer stays as a row that points to its double.
 */
export const sql = String.raw`
create extension if not exists pg_trgm;

alter table customer
  add column phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  add column note text not null default '',
  add column version int not null default 1,
  add column merged_into uuid references customer,
  -- One line for each way to be found; a French number also as it is dialled in France.
  add column find_key text collate "C" not null generated always as (
    search_key || E'\n' || lower(email) || E'\n' || coalesce(phone, '') || E'\n'
    || case when phone like '+33%' then '0' || substr(phone, 4) else '' end) stored;
create index customer_find on customer using gin (find_key gin_trgm_ops) where merged_into is null;
create index customer_newest on customer (created_at, id);
create index customer_phone on customer (phone) where phone is not null;
create index customer_email on customer (lower(email)) where email <> '';
create index customer_merged on customer (merged_into) where merged_into is not null;

-- Who sees a customer: the restaurants with an order, a booking, or where they were made. Spent counts completed orders.
create table customer_restaurant (
  customer_id uuid not null references customer,
  restaurant_id uuid not null references restaurant on delete cascade,
  orders int not null default 0,
  bookings int not null default 0,
  no_shows int not null default 0,
  spent_cents int not null default 0,
  last_seen_at timestamptz,
  primary key (customer_id, restaurant_id)
);
create index customer_restaurant_restaurant on customer_restaurant (restaurant_id, customer_id);

-- Adds what changed to the figures, in one order, so that two transactions wait instead of blocking one another.
create function add_customer_figures(changes customer_restaurant[]) returns void language sql as $$
  insert into customer_restaurant as t
  select customer_id, restaurant_id, sum(orders), sum(bookings), sum(no_shows), sum(spent_cents), max(last_seen_at)
  from unnest(changes) group by 1, 2
  having sum(orders) <> 0 or sum(bookings) <> 0 or sum(no_shows) <> 0 or sum(spent_cents) <> 0
    or max(last_seen_at) is not null
  order by 1, 2
  on conflict (customer_id, restaurant_id) do update set
    orders = t.orders + excluded.orders,
    bookings = t.bookings + excluded.bookings,
    no_shows = t.no_shows + excluded.no_shows,
    spent_cents = t.spent_cents + excluded.spent_cents,
    last_seen_at = greatest(t.last_seen_at, excluded.last_seen_at)
$$;

-- A booking counts as a visit once it is honoured.
create function visited_at(status text, no_show boolean, starts_at timestamp) returns timestamptz language sql stable
  return case when status = 'COMPLETED' and not no_show then starts_at at time zone 'Europe/Paris' end;

-- Reads the last visit again where one may have gone.
create function find_last_seen(places customer_restaurant[]) returns void language sql as $$
  update customer_restaurant t set last_seen_at = greatest(
    (select max(o.created_at) from customer_order o
      where o.customer_id = t.customer_id and o.restaurant_id = t.restaurant_id),
    (select max(visited_at(b.status, b.no_show, b.starts_at)) from booking b
      where b.customer_id = t.customer_id and b.restaurant_id = t.restaurant_id))
  from (select distinct customer_id, restaurant_id from unnest(places)) p
  where t.customer_id = p.customer_id and t.restaurant_id = p.restaurant_id
$$;

create function customer_order_figures() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform add_customer_figures(array_agg((customer_id, restaurant_id, 1, 0, 0,
      case when status = 'COMPLETED' then total_cents else 0 end, created_at)::customer_restaurant))
    from new_rows where customer_id is not null;
    return null;
  end if;
  perform add_customer_figures(array_agg((customer_id, restaurant_id, sign, 0, 0,
    case when status = 'COMPLETED' then sign * total_cents else 0 end, seen)::customer_restaurant))
  from (
    select n.customer_id, n.restaurant_id, 1 as sign, n.status, n.total_cents,
      case when n.customer_id is distinct from o.customer_id then n.created_at end as seen
    from new_rows n join old_rows o using (id)
    union all
    select customer_id, restaurant_id, -1, status, total_cents, null from old_rows
  ) changes where customer_id is not null;
  perform find_last_seen(array_agg((o.customer_id, o.restaurant_id, 0, 0, 0, 0, null)::customer_restaurant))
  from new_rows n join old_rows o using (id) where o.customer_id is distinct from n.customer_id;
  return null;
end $$;
create trigger customer_order_insert_counted after insert on customer_order
  referencing new table as new_rows for each statement execute function customer_order_figures();
create trigger customer_order_update_counted after update on customer_order
  referencing old table as old_rows new table as new_rows for each statement execute function customer_order_figures();

create function booking_customer_figures() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform add_customer_figures(array_agg((customer_id, restaurant_id, 0, 1, no_show::int, 0,
      visited_at(status, no_show, starts_at))::customer_restaurant)) from new_rows;
    return null;
  end if;
  perform add_customer_figures(array_agg((customer_id, restaurant_id, 0, sign, sign * no_show::int, 0,
    seen)::customer_restaurant))
  from (
    select customer_id, restaurant_id, 1 as sign, no_show, visited_at(status, no_show, starts_at) as seen from new_rows
    union all
    select customer_id, restaurant_id, -1, no_show, null from old_rows
  ) changes;
  perform find_last_seen(array_agg((o.customer_id, o.restaurant_id, 0, 0, 0, 0, null)::customer_restaurant))
  from new_rows n join old_rows o using (id)
  where visited_at(o.status, o.no_show, o.starts_at) is not null
    and (n.customer_id, visited_at(n.status, n.no_show, n.starts_at))
      is distinct from (o.customer_id, visited_at(o.status, o.no_show, o.starts_at));
  return null;
end $$;
create trigger booking_insert_counted after insert on booking
  referencing new table as new_rows for each statement execute function booking_customer_figures();
create trigger booking_update_counted after update on booking
  referencing old table as old_rows new table as new_rows for each statement execute function booking_customer_figures();

insert into customer_restaurant
select customer_id, restaurant_id, sum(orders), sum(bookings), sum(no_shows), sum(spent), max(seen)
from (
  select customer_id, restaurant_id, 1 as orders, 0 as bookings, 0 as no_shows,
    case when status = 'COMPLETED' then total_cents else 0 end as spent, created_at as seen
  from customer_order where customer_id is not null
  union all
  select customer_id, restaurant_id, 0, 1, no_show::int, 0, visited_at(status, no_show, starts_at) from booking
) figures group by 1, 2;

-- What is made for a customer who is being merged goes to the double.
create function follow_merged_customer() returns trigger language plpgsql as $$
declare
  double uuid;
begin
  loop
    -- Waits for a merge of this customer.
    select merged_into into double from customer where id = new.customer_id for key share;
    exit when double is null;
    new.customer_id := double;
  end loop;
  return new;
end $$;
create trigger customer_order_follows_merge before insert on customer_order
  for each row when (new.customer_id is not null) execute function follow_merged_customer();
create trigger booking_follows_merge before insert on booking
  for each row execute function follow_merged_customer();

create table customer_merge (
  id uuid primary key,
  kept_id uuid not null references customer,
  merged_id uuid not null references customer,
  -- What the merge changed of the kept customer, to give back unless it was edited since.
  before jsonb not null,
  after jsonb not null,
  merged_at timestamptz not null default now(),
  undone_at timestamptz
);
create index customer_merge_kept on customer_merge (kept_id, merged_at desc) where undone_at is null;

create table customer_merge_move (
  merge_id uuid not null references customer_merge on delete cascade,
  kind text not null check (kind in ('order', 'booking', 'customer')),
  record_id uuid not null,
  primary key (merge_id, kind, record_id)
);

create function tell_customer_changes() returns trigger language plpgsql as $$
begin
  perform tell_change('customer', null, array_agg(id)) from changed having count(*) > 0;
  return null;
end $$;
create trigger customer_insert_told after insert on customer
  referencing new table as changed for each statement execute function tell_customer_changes();
create trigger customer_update_told after update on customer
  referencing new table as changed for each statement execute function tell_customer_changes();
`
