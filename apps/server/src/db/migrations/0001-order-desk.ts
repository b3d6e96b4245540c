/** Accounts, customers, restaurants, dishes and orders. Later files only make backwards-compatible changes. */
export const sql = `
create table server_secret (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);

create table account (
  id uuid primary key,
  username text not null,
  email text not null,
  first_name text not null,
  last_name text not null,
  password_hash text not null,
  role text not null check (role in ('RESTAURANT_OWNER', 'MANAGER', 'ADMIN')),
  approved boolean not null,
  suspended boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index account_username_key on account (lower(username));
create unique index account_email_key on account (lower(email));

-- One sign-in. Its refresh tokens form a family; deleting it ends them and every access token that names it.
create table session (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  created_at timestamptz not null default now(),
  ends_at timestamptz not null
);
create index session_account on session (account_id);
create index session_ends_at on session (ends_at);

create table refresh_token (
  hash text primary key,
  session_id uuid not null references session on delete cascade,
  parent text,
  used_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index refresh_token_session on refresh_token (session_id);

create table login_throttle (
  key text primary key,
  failures int not null,
  free_at timestamptz not null,
  touched_at timestamptz not null default now()
);

create table idempotency_key (
  scope text not null,
  key text not null,
  call text not null,
  request_hash text not null,
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
create index idempotency_key_created on idempotency_key (created_at);

create table customer (
  id uuid primary key,
  full_name text not null,
  email text not null,
  search_key text collate "C" not null,
  created_at timestamptz not null default now()
);
create index customer_search_key on customer (search_key, id);

create table restaurant (
  id uuid primary key,
  name text not null,
  sort_key text collate "C" not null,
  seats int not null check (seats between 1 and 200),
  printers int not null check (printers between 1 and 10),
  features text[] not null,
  street_number int not null check (street_number > 0),
  street_name text not null,
  postal_code text not null,
  city text not null,
  country text not null,
  opening_hours jsonb not null,
  phone text,
  description text,
  created_at timestamptz not null default now()
);
create index restaurant_sort on restaurant (sort_key, id);

create table restaurant_member (
  account_id uuid not null references account on delete cascade,
  restaurant_id uuid not null references restaurant on delete cascade,
  primary key (account_id, restaurant_id)
);
create index restaurant_member_restaurant on restaurant_member (restaurant_id);

create table room (
  id uuid not null,
  restaurant_id uuid not null references restaurant on delete cascade,
  position int not null,
  name text not null,
  capacity int not null check (capacity between 1 and 50),
  reservable boolean not null,
  primary key (restaurant_id, id)
);

create table dish (
  id uuid primary key,
  name text not null,
  sort_key text collate "C" not null,
  description text not null,
  price_cents int not null check (price_cents between 300 and 100000),
  category text not null check (category in ('ENTREE', 'PLAT', 'DESSERT', 'BOISSON')),
  available boolean not null,
  allergens text[] not null,
  created_at timestamptz not null default now()
);

create table customer_order (
  id uuid primary key,
  restaurant_id uuid not null references restaurant,
  customer_id uuid references customer,
  customer_name text not null,
  customer_key text collate "C" not null,
  status text not null check (status in ('PENDING', 'CONFIRMED', 'PREPARING', 'READY', 'COMPLETED', 'CANCELED')),
  delivery boolean not null,
  total_cents int not null check (total_cents > 0),
  created_by uuid references account on delete set null,
  created_at timestamptz not null default now(),
  moved_at timestamptz not null default now()
);
create index customer_order_newest on customer_order (created_at desc, id desc);
create index customer_order_restaurant on customer_order (restaurant_id, created_at desc, id desc);
create index customer_order_status on customer_order (status, created_at desc, id desc);
create index customer_order_total on customer_order (total_cents, id);
create index customer_order_name on customer_order (customer_key, id);
create index customer_order_customer on customer_order (customer_id, created_at desc, id desc);

-- Names, prices and allergens as they were when the order was taken.
create table order_line (
  id uuid primary key,
  order_id uuid not null references customer_order on delete cascade,
  position int not null,
  dish_id uuid not null references dish,
  dish_name text not null,
  unit_price_cents int not null check (unit_price_cents > 0),
  quantity int not null check (quantity between 1 and 50),
  allergens text[] not null
);
create unique index order_line_order on order_line (order_id, position);

-- Exact totals without counting: one row per restaurant, Paris day, status and service mode.
create table order_rollup (
  restaurant_id uuid not null,
  day date not null,
  status text not null,
  delivery boolean not null,
  orders int not null,
  primary key (restaurant_id, day, status, delivery)
);

create function order_rollup_update() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into order_rollup as r
    select restaurant_id, (created_at at time zone 'Europe/Paris')::date, status, delivery, count(*)
    from new_rows group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (restaurant_id, day, status, delivery) do update set orders = r.orders + excluded.orders;
  elsif tg_op = 'DELETE' then
    insert into order_rollup as r
    select restaurant_id, (created_at at time zone 'Europe/Paris')::date, status, delivery, -count(*)
    from old_rows group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (restaurant_id, day, status, delivery) do update set orders = r.orders + excluded.orders;
  else
    insert into order_rollup as r
    select restaurant_id, (created_at at time zone 'Europe/Paris')::date, status, delivery, sum(change)
    from (
      select restaurant_id, created_at, status, delivery, 1 as change from new_rows
      union all
      select restaurant_id, created_at, status, delivery, -1 from old_rows
    ) changes
    group by 1, 2, 3, 4 having sum(change) <> 0 order by 1, 2, 3, 4
    on conflict (restaurant_id, day, status, delivery) do update set orders = r.orders + excluded.orders;
  end if;
  return null;
end $$;

create trigger customer_order_inserted after insert on customer_order
  referencing new table as new_rows for each statement execute function order_rollup_update();
create trigger customer_order_updated after update on customer_order
  referencing old table as old_rows new table as new_rows for each statement execute function order_rollup_update();
create trigger customer_order_deleted after delete on customer_order
  referencing old table as old_rows for each statement execute function order_rollup_update();
`
