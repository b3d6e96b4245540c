/** Tells that the group's dishes changed, on the channel of 0008. */
export const sql = `
-- Without ids: a file writes many dishes, a statement each, and is one hint of its transaction.
create function tell_dish_changes() returns trigger language plpgsql as $$
begin
  if exists (select from changed) then perform tell_change('dish', null, array[null::uuid]); end if;
  return null;
end $$;
create trigger dish_insert_told after insert on dish
  referencing new table as changed for each statement execute function tell_dish_changes();
create trigger dish_update_told after update on dish
  referencing new table as changed for each statement execute function tell_dish_changes();
create trigger dish_delete_told after delete on dish
  referencing old table as changed for each statement execute function tell_dish_changes();
`
