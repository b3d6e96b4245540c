/**
 * What visitors ask for without an account: a booking that holds no space while it waits, and the links by which they see
 * it again, of which only hashes are stored.
 */
export const sql = `
alter table booking
  -- When a visitor asked for it and agreed that it is kept; null for what the house entered.
  add column requested_at timestamptz,
  -- By its visitor rather than by the house.
  add column withdrawn boolean not null default false,
  add constraint booking_withdrawn check (not withdrawn or status = 'CANCELLED');

-- The expression of a generated column cannot be changed before PostgreSQL 17: it is made again, with its constraint.
alter table booking drop constraint no_double_booking;
alter table booking drop column active;
alter table booking
  add column active boolean not null generated always as (
    status = 'CONFIRMED' or (status = 'PENDING' and kind = 'RESERVATION' and requested_at is null)) stored;
alter table booking
  add constraint no_double_booking exclude using gist (restaurant_id with =, space with &&, during with &&) where (active);
create index booking_requested on booking ((starts_at::date)) where requested_at is not null;

create table request_link (
  token_hash text primary key,
  booking_id uuid not null references booking on delete cascade,
  made_at timestamptz not null default now()
);
create index request_link_booking on request_link (booking_id);

-- Visitors have no account: the trail says that it was one.
alter table audit_entry alter column account_id drop not null;
`
