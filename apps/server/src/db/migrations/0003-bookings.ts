/**
 * Reservations and events in one table, so that one constraint separates them: a room is held once at a time, and a
 * whole restaurant excludes each of its rooms. Times are Paris wall clock without zone.
 */
export const sql = `
create extension if not exists btree_gist;
create type uuidrange as range (subtype = uuid);

create table booking (
  id uuid primary key,
  kind text not null check (kind in ('RESERVATION', 'EVENT')),
  restaurant_id uuid not null references restaurant,
  room_id uuid,
  customer_id uuid not null references customer,
  starts_at timestamp(0) not null,
  ends_at timestamp(0) not null check (ends_at > starts_at),
  people int not null check (people between 1 and 500),
  status text not null check (status in ('PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED')),
  cancel_reason text check (cancel_reason is null or status = 'CANCELLED'),
  no_show boolean not null default false check (not no_show or status = 'COMPLETED'),
  created_by uuid references account on delete set null,
  created_at timestamptz not null default now(),

  notes text check (notes is null or kind = 'RESERVATION'),
  total_price_cents int check (total_price_cents is null or (kind = 'RESERVATION' and total_price_cents >= 0)),

  title text,
  event_type text check (event_type in ('ANNIVERSAIRE_ENFANT', 'CONFERENCE', 'SEMINAIRE', 'REUNION_ENTREPRISE', 'AUTRE')),
  description text,
  special_requests text,
  contact_phone text,
  estimated_price_cents int check (estimated_price_cents >= 0),
  constraint booking_event_columns check (
    (kind = 'EVENT' and title is not null and event_type is not null and description is not null)
    or (kind = 'RESERVATION' and num_nonnulls(title, event_type, description, special_requests, contact_phone,
      estimated_price_cents) = 0)),

  -- A whole restaurant is every room there is.
  space uuidrange not null generated always as (
    case when room_id is null then uuidrange(null, null) else uuidrange(room_id, room_id, '[]') end) stored,
  during tsrange not null generated always as (tsrange(starts_at, ends_at)) stored,
  -- A reservation holds its space from the start, an event once it is confirmed; what is over or cancelled holds nothing.
  active boolean not null generated always as (
    status = 'CONFIRMED' or (status = 'PENDING' and kind = 'RESERVATION')) stored,

  foreign key (restaurant_id, room_id) references room (restaurant_id, id),
  constraint no_double_booking exclude using gist (restaurant_id with =, space with &&, during with &&) where (active)
);
create index booking_list on booking (kind, starts_at desc, id desc);
create index booking_restaurant on booking (restaurant_id, kind, starts_at desc, id desc);
create index booking_customer on booking (customer_id);
create index booking_pending_events on booking (restaurant_id, starts_at) where kind = 'EVENT' and status = 'PENDING';
`
