/** Since when somebody works for a restaurant, and a notification when they no longer do: streams are checked at once. */
export const sql = `
-- Null for those who were there before.
alter table restaurant_member add column since timestamptz;
alter table restaurant_member alter column since set default now();

create function tell_removed_members() returns trigger language plpgsql as $$
begin
  perform pg_notify('change', jsonb_build_object('member', account_id)::text) from (select distinct account_id from changed) c;
  return null;
end $$;
create trigger restaurant_member_delete_told after delete on restaurant_member
  referencing old table as changed for each statement execute function tell_removed_members();
`
