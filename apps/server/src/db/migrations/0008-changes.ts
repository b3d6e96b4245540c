/**
 * Notifies every server of each committed change of an order, reservation, event request or review, on the channel
 * `change`: ids and a version, no contents.
 */
export const sql = `
-- The version is that of the transaction: whatever is read later is at least as new.
create function tell_change(resource text, restaurant uuid, ids uuid[]) returns void language sql as $$
  select pg_notify('change', jsonb_build_object('resource', resource, 'restaurantId', restaurant, 'id', id,
    'version', pg_current_xact_id()::text)::text)
  -- Many rows at once are one hint without an id.
  from unnest(case when cardinality(ids) > 20 then array[null::uuid] else ids end) id
$$;

create function tell_order_changes() returns trigger language plpgsql as $$
begin
  perform tell_change('order', restaurant_id, array_agg(id)) from changed group by restaurant_id;
  return null;
end $$;
create trigger customer_order_insert_told after insert on customer_order
  referencing new table as changed for each statement execute function tell_order_changes();
create trigger customer_order_update_told after update on customer_order
  referencing new table as changed for each statement execute function tell_order_changes();

create function tell_booking_changes() returns trigger language plpgsql as $$
begin
  perform tell_change(case kind when 'EVENT' then 'event-request' else 'reservation' end, restaurant_id, array_agg(id))
    from changed group by kind, restaurant_id;
  return null;
end $$;
create trigger booking_insert_told after insert on booking
  referencing new table as changed for each statement execute function tell_booking_changes();
create trigger booking_update_told after update on booking
  referencing new table as changed for each statement execute function tell_booking_changes();

-- What a review is about is public: it belongs to no restaurant.
create function tell_review_changes() returns trigger language plpgsql as $$
begin
  perform tell_change('review', null, array_agg(id)) from changed having count(*) > 0;
  return null;
end $$;
create trigger review_insert_told after insert on review
  referencing new table as changed for each statement execute function tell_review_changes();
create trigger review_update_told after update on review
  referencing new table as changed for each statement execute function tell_review_changes();

-- A session that ends, or an account that may do less: streams are checked at once.
create function tell_session_changes() returns trigger language plpgsql as $$
begin
  if exists (select from changed) then perform pg_notify('change', '{"resource":"session"}'); end if;
  return null;
end $$;
create trigger session_delete_told after delete on session
  referencing old table as changed for each statement execute function tell_session_changes();
create trigger account_update_told after update on account
  referencing new table as changed for each statement execute function tell_session_changes();
`
