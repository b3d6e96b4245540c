/**
 * Reviews of restaurants and dishes, one per person and resource. Authors need no account; `author` is their public
 * name. The tally keeps ratings and figures exact without counting.
 */
export const sql = `
create table review (
  id uuid primary key,
  author_id uuid not null,
  author text not null,
  resource_type text not null check (resource_type in ('RESTAURANT', 'DISH')),
  resource_id uuid not null,
  rating int not null check (rating between 1 and 5),
  comment text,
  experience_on date not null,
  status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'REJECTED')),
  reason text check (reason is null or status <> 'PENDING'),
  moderated_by uuid references account on delete set null,
  moderated_at timestamptz check ((moderated_at is null) = (status = 'PENDING')),
  created_at timestamptz not null default now(),
  constraint review_refusal_has_reason check (status <> 'REJECTED' or reason is not null),
  constraint review_once unique (author_id, resource_type, resource_id)
);
create index review_pending on review (created_at, id) where status = 'PENDING';
create index review_resource on review (resource_type, resource_id, created_at desc, id desc) where status = 'APPROVED';

create table review_tally (
  resource_type text not null,
  resource_id uuid not null,
  status text not null,
  rating int not null,
  reviews int not null,
  primary key (resource_type, resource_id, status, rating)
);

create function review_tally_update() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into review_tally as t
    select resource_type, resource_id, status, rating, count(*)
    from new_rows group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (resource_type, resource_id, status, rating) do update set reviews = t.reviews + excluded.reviews;
  end if;
  if tg_op <> 'INSERT' then
    insert into review_tally as t
    select resource_type, resource_id, status, rating, -count(*)
    from old_rows group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (resource_type, resource_id, status, rating) do update set reviews = t.reviews + excluded.reviews;
  end if;
  return null;
end $$;

create trigger review_inserted after insert on review
  referencing new table as new_rows for each statement execute function review_tally_update();
create trigger review_updated after update on review
  referencing old table as old_rows new table as new_rows for each statement execute function review_tally_update();
create trigger review_deleted after delete on review
  referencing old table as old_rows for each statement execute function review_tally_update();
`
