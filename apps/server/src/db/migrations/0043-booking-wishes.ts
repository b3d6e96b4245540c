/**
 * Another moment that the customer of a confirmed booking would prefer (docs/decisions/0052). It holds no space: what is
 * confirmed stays promised until the house answers.
 */
export const sql = `
create table booking_wish (
  booking_id uuid primary key references booking on delete cascade,
  starts_at timestamp not null,
  ends_at timestamp not null check (ends_at > starts_at),
  people int not null check (people > 0),
  asked_at timestamptz not null default now(),
  -- When the house kept the confirmed moment instead: the same answer, sent again, is recognised by it.
  refused_at timestamptz
);

-- A wish is told as a change of its booking, on the channel of 0008. One that goes with its booking tells nothing.
create function tell_wish_changes() returns trigger language plpgsql as $$
begin
  perform tell_change(case b.kind when 'EVENT' then 'event-request' else 'reservation' end, b.restaurant_id, array_agg(b.id))
    from changed c join booking b on b.id = c.booking_id group by b.kind, b.restaurant_id;
  return null;
end $$;
create trigger booking_wish_insert_told after insert on booking_wish
  referencing new table as changed for each statement execute function tell_wish_changes();
create trigger booking_wish_update_told after update on booking_wish
  referencing new table as changed for each statement execute function tell_wish_changes();
create trigger booking_wish_delete_told after delete on booking_wish
  referencing old table as changed for each statement execute function tell_wish_changes();
`
