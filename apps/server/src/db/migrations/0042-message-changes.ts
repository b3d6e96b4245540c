/** Tells what became of messages, on the channel of 0008: written, left, given up, handed over, taken back. */
export const sql = `
-- Without ids: nobody opens one message. A sender that claims one has changed nothing that is shown.
create function tell_message_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform tell_change('message', restaurant_id, array[null::uuid]) from changed group by restaurant_id;
  elsif tg_op = 'DELETE' then
    perform tell_change('message', restaurant_id, array[null::uuid]) from former group by restaurant_id;
  else
    perform tell_change('message', c.restaurant_id, array[null::uuid])
      from changed c join former f on f.id = c.id where f.state <> c.state group by c.restaurant_id;
  end if;
  return null;
end $$;
create trigger outbox_insert_told after insert on outbox
  referencing new table as changed for each statement execute function tell_message_changes();
create trigger outbox_update_told after update on outbox
  referencing old table as former new table as changed for each statement execute function tell_message_changes();
create trigger outbox_delete_told after delete on outbox
  referencing old table as former for each statement execute function tell_message_changes();
`
