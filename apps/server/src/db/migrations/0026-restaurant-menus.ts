/** What each restaurant makes of the group's dishes: off, off until a moment, at a price of its own. No row: as the group has it. */
export const sql = `
create table restaurant_dish (
  restaurant_id uuid not null references restaurant on delete cascade,
  dish_id uuid not null references dish on delete cascade,
  offered boolean not null,
  off_until timestamptz,
  price_cents integer check (price_cents between 300 and 100000),
  version integer not null default 1,
  primary key (restaurant_id, dish_id),
  check (offered or off_until is null)
);
create index restaurant_dish_dish on restaurant_dish (dish_id);

create function tell_menu_changes() returns trigger language plpgsql as $$
begin
  perform tell_change('restaurant-menu', restaurant_id, array_agg(dish_id)) from changed group by restaurant_id;
  return null;
end $$;
create trigger restaurant_dish_insert_told after insert on restaurant_dish
  referencing new table as changed for each statement execute function tell_menu_changes();
create trigger restaurant_dish_update_told after update on restaurant_dish
  referencing new table as changed for each statement execute function tell_menu_changes();
`
