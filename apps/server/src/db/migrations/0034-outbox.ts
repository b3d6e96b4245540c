/**
 * Messages that leave the house, written in the transaction of what they tell: neither is stored without the other. A
 * sender claims a row for a while, outside of any transaction, and writes what became of it.
 */
export const sql = `
create table outbox (
  id uuid primary key,
  -- What it tells: the same event writes it once.
  event_key text not null unique check (length(event_key) <= 200),
  kind text not null check (length(kind) <= 40),
  -- Null is the house.
  restaurant_id uuid references restaurant on delete cascade,
  -- Whom it is to, or about.
  customer_id uuid references customer,
  -- The booking or order that it is about.
  subject_id uuid,
  to_name text not null check (length(to_name) <= 200),
  to_email text check (length(to_email) between 3 and 254),
  to_phone text check (length(to_phone) <= 40),
  words jsonb not null,
  -- A path of the site, forgotten once the message has left: it may open a private page.
  link text check (starts_with(link, '/') and length(link) <= 300),
  -- Made once: a message that arrives twice is known for the same one.
  message_id text not null unique,
  state text not null check (state in ('waiting', 'sent', 'given-up', 'to-hand-over', 'done')),
  tries int not null default 0,
  -- Until then nobody sends it: the wait after a failure, or the time that the sender who has it may take.
  due_at timestamptz not null default now(),
  -- The sender who has it.
  claim uuid,
  -- How often the receiving server was given it without an answer being stored.
  unanswered int not null default 0,
  handing boolean not null default false,
  failure text check (failure in ('refused', 'unreachable', 'unanswered')),
  -- What the receiving server said.
  answer text check (length(answer) <= 300),
  created_at timestamptz not null default clock_timestamp(),
  settled_at timestamptz,
  check ((state in ('sent', 'done')) = (settled_at is not null))
);
create index outbox_due on outbox (due_at, id) where state = 'waiting';
create index outbox_list on outbox (state, created_at desc, id desc);
create index outbox_restaurant on outbox (restaurant_id, created_at desc);
create index outbox_customer on outbox (customer_id) where customer_id is not null;
create index outbox_subject on outbox (subject_id) where subject_id is not null;
`
