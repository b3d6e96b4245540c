/**
 * Notices that visitors give of published reviews, and the decision that ends them. Of a notice's private link only the
 * hash is stored.
 */
export const sql = `
create table review_notice (
  id uuid primary key,
  review_id uuid not null references review on delete cascade,
  token_hash text not null unique,
  motive text not null check (motive in ('FAKE', 'OFFENSIVE', 'PERSONAL_DATA', 'OFF_TOPIC', 'ADVERTISING', 'ILLEGAL', 'OTHER')),
  explanation text check (length(explanation) <= 2000),
  -- Whoever gave notice, as far as they said.
  name text check (length(name) <= 100),
  email text check (length(email) <= 254),
  phone text check (length(phone) <= 40),
  received_at timestamptz not null default now(),
  decision text check (decision in ('KEPT', 'WITHDRAWN')),
  reason text check (length(reason) <= 1000),
  decided_at timestamptz,
  decided_by uuid references account on delete set null,
  check ((decision is null) = (decided_at is null) and (decision is null) = (reason is null))
);
create index review_notice_open on review_notice (received_at, id) where decision is null;
create index review_notice_review on review_notice (review_id);

-- Like the review itself, it belongs to no restaurant.
create function tell_notice_changes() returns trigger language plpgsql as $$
begin
  perform tell_change('notice', null, array_agg(id)) from changed having count(*) > 0;
  return null;
end $$;
create trigger review_notice_insert_told after insert on review_notice
  referencing new table as changed for each statement execute function tell_notice_changes();
create trigger review_notice_update_told after update on review_notice
  referencing new table as changed for each statement execute function tell_notice_changes();
`
