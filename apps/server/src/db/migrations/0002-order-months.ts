/** Monthly totals above the daily ones, so that any page is located without reading years of days. */
export const sql = `
create table order_month_rollup (
  restaurant_id uuid not null,
  month date not null,
  status text not null,
  orders int not null,
  primary key (restaurant_id, month, status)
);
insert into order_month_rollup
  select restaurant_id, date_trunc('month', day::timestamp)::date, status, sum(orders) from order_rollup group by 1, 2, 3;

-- Follows the days' rollup: their inserts and updates, which is all that happens to them.
create function order_month_rollup_update() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into order_month_rollup as r
    select restaurant_id, date_trunc('month', day::timestamp)::date, status, sum(orders)
    from new_rows group by 1, 2, 3 order by 1, 2, 3
    on conflict (restaurant_id, month, status) do update set orders = r.orders + excluded.orders;
  else
    insert into order_month_rollup as r
    select restaurant_id, date_trunc('month', day::timestamp)::date, status, sum(change)
    from (
      select restaurant_id, day, status, orders as change from new_rows
      union all
      select restaurant_id, day, status, -orders from old_rows
    ) changes
    group by 1, 2, 3 having sum(change) <> 0 order by 1, 2, 3
    on conflict (restaurant_id, month, status) do update set orders = r.orders + excluded.orders;
  end if;
  return null;
end $$;

create trigger order_rollup_inserted after insert on order_rollup
  referencing new table as new_rows for each statement execute function order_month_rollup_update();
create trigger order_rollup_updated after update on order_rollup
  referencing old table as old_rows new table as new_rows for each statement execute function order_month_rollup_update();

create index order_rollup_day on order_rollup (day);

-- Statuses as they follow each other; the list's sort is written the same way. With the status itself included, a far
-- page is found in the index alone.
create index customer_order_progress on customer_order (
  array_position(array['PENDING', 'CONFIRMED', 'PREPARING', 'READY', 'COMPLETED', 'CANCELED'], status), id) include (status);
`
