/**
 * Who did what to which record, and when: the history of orders, bookings and reviews, and the trail for admins.
 * Append-only; names stay after their account is deleted.
 */
export const sql = `
create table audit_entry (
  id uuid primary key,
  -- Not the start of the transaction: what waited for another change comes after it.
  at timestamptz not null default clock_timestamp(),
  account_id uuid not null,
  username text not null,
  action text not null,
  resource text not null,
  resource_id uuid not null,
  restaurant_id uuid,
  from_status text,
  to_status text,
  reason text
);
create index audit_entry_subject on audit_entry (resource, resource_id, at, id);
create index audit_entry_newest on audit_entry (at desc, id desc);
create index audit_entry_account on audit_entry (account_id, at desc);

create function audit_entry_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'audit_entry is only ever added to';
end $$;
create trigger audit_entry_is_final before update or delete or truncate on audit_entry
  for each statement execute function audit_entry_is_final();
`
