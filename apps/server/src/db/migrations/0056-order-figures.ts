/** SQL of an order's time on the clock of its restaurant. */
const taken = '(c.created_at at time zone restaurant_zone(z.postal_code, z.country))'

/** SQL that adds changed orders, as `changes (restaurant_id, created_at, cents, change)`, to the hours. */
const addHours = (changes: string) => `insert into order_hour_rollup as r
    select c.restaurant_id, ${taken}::date, extract(hour from ${taken}), sum(c.change), sum(c.cents::bigint * c.change)
    from (${changes}) c join restaurant z on z.id = c.restaurant_id
    group by 1, 2, 3 having sum(c.change) <> 0 or sum(c.cents::bigint * c.change) <> 0 order by 1, 2, 3
    on conflict (restaurant_id, day, hour) do update
      set orders = r.orders + excluded.orders, cents = r.cents + excluded.cents`

/** SQL that adds the lines of changed orders, as `changes (id, restaurant_id, created_at, change)`, to the dishes. */
const addDishes = (changes: string, lines = 'order_line') => `insert into order_dish_rollup as r
    select c.restaurant_id, ${taken}::date, l.dish_id, sum(l.quantity * c.change),
      sum(l.quantity::bigint * l.unit_price_cents * c.change)
    from (${changes}) c join restaurant z on z.id = c.restaurant_id join ${lines} l on l.order_id = c.id
    group by 1, 2, 3 having sum(l.quantity * c.change) <> 0 order by 1, 2, 3
    on conflict (restaurant_id, day, dish_id) do update
      set portions = r.portions + excluded.portions, cents = r.cents + excluded.cents`

/** SQL of orders that count, as what they add or take away. */
const sold = (rows: string, change: 1 | -1) =>
  `select id, restaurant_id, created_at, total_cents as cents, ${change} as change from ${rows} where status <> 'CANCELED'`

/** SQL of what an update changed: a move between two statuses that both count changes nothing. */
const moved = `select * from (
      select id, restaurant_id, created_at, cents, sum(change)::int as change
      from (${sold('new_rows', 1)} union all ${sold('old_rows', -1)}) both_rows
      group by 1, 2, 3, 4) net where change <> 0`

/** SQL of a function that adds what changed in the sums below, a statement's rows, to the sums above them. */
const following = (above: string, below: string, add: (rows: string) => string, of: (sign: '' | '-') => string) => `
create function ${above}_update() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    ${add(`select ${of('')} from new_rows`)};
  else
    ${add(`select ${of('')} from new_rows union all select ${of('-')} from old_rows`)};
  end if;
  return null;
end $$;
create trigger ${above}_inserted after insert on ${below}
  referencing new table as new_rows for each statement execute function ${above}_update();
create trigger ${above}_updated after update on ${below}
  referencing old table as old_rows new table as new_rows for each statement execute function ${above}_update();`

const ofHours = (sign: '' | '-') => `restaurant_id, day, hour, ${sign}orders as orders, ${sign}cents as cents`
const ofDishes = (sign: '' | '-') => `restaurant_id, day, dish_id, ${sign}portions as portions, ${sign}cents as cents`

const addDays = (rows: string) => `insert into order_sold_rollup as r
    select restaurant_id, day, sum(orders), sum(cents) from (${rows}) c
    group by 1, 2 having sum(orders) <> 0 or sum(cents) <> 0 order by 1, 2
    on conflict (restaurant_id, day) do update
      set orders = r.orders + excluded.orders, cents = r.cents + excluded.cents`

const addHourMonths = (rows: string) => `insert into order_hour_month_rollup as r
    select restaurant_id, date_trunc('month', day::timestamp)::date, (day - date '2001-01-01') % 7, hour, sum(orders), sum(cents)
    from (${rows}) c
    group by 1, 2, 3, 4 having sum(orders) <> 0 or sum(cents) <> 0 order by 1, 2, 3, 4
    on conflict (restaurant_id, month, weekday, hour) do update
      set orders = r.orders + excluded.orders, cents = r.cents + excluded.cents`

const addDishMonths = (rows: string) => `insert into order_dish_month_rollup as r
    select restaurant_id, date_trunc('month', day::timestamp)::date, dish_id, sum(portions), sum(cents) from (${rows}) c
    group by 1, 2, 3 having sum(portions) <> 0 order by 1, 2, 3
    on conflict (restaurant_id, month, dish_id) do update
      set portions = r.portions + excluded.portions, cents = r.cents + excluded.cents`

/**
 * What was sold, kept as sums: of each hour of a restaurant's clock, and of each of its days by dish; above them, of each
 * day, and of each month by the hours of its weekdays and by dish, so that a year is not read hour by hour. Cancelled orders are left out. Lines are written once, with their order. Where an address comes into another zone, the sums of its
 * restaurant are made again; the lock of an order's foreign key keeps either from missing the other.
 */
export const sql = `
-- \`zoneOf\` of the domain; a test holds the two together.
create function restaurant_zone(postal_code text, country text) returns text language sql immutable as $$
  select coalesce(case when lower(country) = 'france' then case left(postal_code, 3)
    when '971' then 'America/Guadeloupe' when '972' then 'America/Martinique' when '973' then 'America/Cayenne'
    when '974' then 'Indian/Reunion' when '975' then 'America/Miquelon' when '976' then 'Indian/Mayotte'
    when '977' then 'America/St_Barthelemy' when '978' then 'America/Marigot' when '986' then 'Pacific/Wallis'
    when '987' then 'Pacific/Tahiti' when '988' then 'Pacific/Noumea' end end, 'Europe/Paris')
$$;

create table order_hour_rollup (
  restaurant_id uuid not null,
  day date not null,
  hour smallint not null,
  orders int not null,
  cents bigint not null,
  primary key (restaurant_id, day, hour)
);
create table order_dish_rollup (
  restaurant_id uuid not null,
  day date not null,
  dish_id uuid not null,
  portions int not null,
  cents bigint not null,
  primary key (restaurant_id, day, dish_id)
);
create table order_sold_rollup (
  restaurant_id uuid not null,
  day date not null,
  orders int not null,
  cents bigint not null,
  primary key (restaurant_id, day)
);
-- Weekdays from 0, Monday.
create table order_hour_month_rollup (
  restaurant_id uuid not null,
  month date not null,
  weekday smallint not null,
  hour smallint not null,
  orders int not null,
  cents bigint not null,
  primary key (restaurant_id, month, weekday, hour)
);
create table order_dish_month_rollup (
  restaurant_id uuid not null,
  month date not null,
  dish_id uuid not null,
  portions int not null,
  cents bigint not null,
  primary key (restaurant_id, month, dish_id)
);
-- They follow the inserts and updates of the sums below, which is all that happens to those but being made again.
${following('order_sold_rollup', 'order_hour_rollup', addDays, ofHours)}
${following('order_hour_month_rollup', 'order_hour_rollup', addHourMonths, ofHours)}
${following('order_dish_month_rollup', 'order_dish_rollup', addDishMonths, ofDishes)}

create function order_figures_update() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    ${addHours(sold('new_rows', 1))};
  elsif tg_op = 'DELETE' then
    ${addHours(sold('old_rows', -1))};
  else
    ${addHours(moved)};
    ${addDishes(moved)};
  end if;
  return null;
end $$;
create trigger customer_order_sold after insert on customer_order
  referencing new table as new_rows for each statement execute function order_figures_update();
create trigger customer_order_sold_again after update on customer_order
  referencing old table as old_rows new table as new_rows for each statement execute function order_figures_update();
create trigger customer_order_unsold after delete on customer_order
  referencing old table as old_rows for each statement execute function order_figures_update();

create function order_lines_added() returns trigger language plpgsql as $$
begin
  ${addDishes(`${sold('customer_order', 1)} and id in (select order_id from new_rows)`, 'new_rows')};
  return null;
end $$;
create trigger order_line_sold after insert on order_line
  referencing new table as new_rows for each statement execute function order_lines_added();

-- Before: afterwards the lines have gone with their order.
create function order_lines_leaving() returns trigger language plpgsql as $$
begin
  ${addDishes(`${sold('customer_order', -1)} and id = old.id`)};
  return old;
end $$;
create trigger customer_order_leaving before delete on customer_order
  for each row execute function order_lines_leaving();

create function make_order_figures(restaurant uuid) returns void language plpgsql as $$
begin
  delete from order_hour_rollup where restaurant_id = restaurant;
  delete from order_sold_rollup where restaurant_id = restaurant;
  delete from order_hour_month_rollup where restaurant_id = restaurant;
  delete from order_dish_rollup where restaurant_id = restaurant;
  delete from order_dish_month_rollup where restaurant_id = restaurant;
  ${addHours(`${sold('customer_order', 1)} and restaurant_id = restaurant`)};
  ${addDishes(`${sold('customer_order', 1)} and restaurant_id = restaurant`)};
end $$;

create function restaurant_clock_changed() returns trigger language plpgsql as $$
begin
  perform from restaurant where id = new.id for update;
  perform make_order_figures(new.id);
  return null;
end $$;
create trigger restaurant_clock_changed after update of postal_code, country on restaurant for each row
  when (restaurant_zone(old.postal_code, old.country) <> restaurant_zone(new.postal_code, new.country))
  execute function restaurant_clock_changed();

select make_order_figures(id) from restaurant;
`
