/** SQL of the day of an order `o` on the clock of its restaurant `r`. */
const dayOf = '(o.created_at at time zone restaurant_zone(r.postal_code, r.country))::date'

/** SQL of the place of an order `o` among those of its restaurant's day. */
const place = `row_number() over (partition by o.restaurant_id, ${dayOf} order by o.created_at, o.id)`

/**
 * A small number for each order, from 1 each day of its restaurant's clock, to be said and called. It stays what it was
 * said to be, whatever becomes of the restaurant's address; so does its day. Parallel orders wait for the count of their day.
 */
export const sql = `
create table order_day_number (
  order_id uuid not null,
  restaurant_id uuid not null,
  day date not null,
  number int not null
);
create table order_day_count (
  restaurant_id uuid not null,
  day date not null,
  numbers int not null,
  primary key (restaurant_id, day)
);

insert into order_day_number
  select o.id, o.restaurant_id, ${dayOf}, ${place}
  from customer_order o join restaurant r on r.id = o.restaurant_id;
insert into order_day_count select restaurant_id, day, count(*) from order_day_number group by 1, 2;

-- After the rows: a key is checked once, not row by row.
alter table order_day_number add primary key (order_id), add unique (restaurant_id, day, number),
  add foreign key (order_id) references customer_order on delete cascade;

create function number_orders_of_day() returns trigger language plpgsql as $$
begin
  with added as (
    select o.id, o.restaurant_id, ${dayOf} as day, ${place} as place
    from new_rows o join restaurant r on r.id = o.restaurant_id
  ), counted as (
    insert into order_day_count as c select restaurant_id, day, count(*) from added group by 1, 2 order by 1, 2
    on conflict (restaurant_id, day) do update set numbers = c.numbers + excluded.numbers
    returning restaurant_id, day, numbers
  )
  insert into order_day_number
    select a.id, restaurant_id, day, c.numbers + a.place - count(*) over (partition by restaurant_id, day)
    from added a join counted c using (restaurant_id, day);
  return null;
end $$;
create trigger customer_order_numbered after insert on customer_order
  referencing new table as new_rows for each statement execute function number_orders_of_day();
`
