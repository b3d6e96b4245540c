/**
 * When a booking last changed as calendars show it: what they keep of it is replaced by what changed later, so that two changes
 * never have the same second.
 */
export const sql = `
alter table booking add column changed_at timestamptz not null default now();

create function booking_changed() returns trigger language plpgsql as $$
begin
  new.changed_at := greatest(now(), old.changed_at + interval '1 second');
  return new;
end $$;
create trigger booking_changed before update on booking for each row
  when ((old.status, old.starts_at, old.ends_at, old.room_id, old.people, old.title, old.customer_id)
    is distinct from (new.status, new.starts_at, new.ends_at, new.room_id, new.people, new.title, new.customer_id))
  execute function booking_changed();
`
