/**
 * Who was erased: ids only, so that a restored backup erases them again. An erased customer or account stays as a row
 * without a name, which orders, bookings and the trail point to.
 */
export const sql = `
create table erasure (
  kind text not null check (kind in ('customer', 'account')),
  subject_id uuid not null,
  erased_at timestamptz not null default now(),
  -- Not a foreign key: who erased may be erased in turn.
  erased_by uuid,
  primary key (kind, subject_id)
);

alter table customer add column erased_at timestamptz;
alter table account add column erased_at timestamptz;

-- The trail is only ever added to, but for an erasure, which takes names and reasons out of it.
create or replace function audit_entry_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('potager.erasing', true) = 'on' then return null; end if;
  raise exception 'audit_entry is only ever added to';
end $$;
`
