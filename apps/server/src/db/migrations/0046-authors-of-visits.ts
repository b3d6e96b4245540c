/**
 * The address of a visit passes through the hands of the team that it judges: it writes one review. What its author does
 * afterwards needs a token of their own, of which only the hash is stored. Reviews from before have none: their authors
 * are sent one with the next decision. Messages about reviews become the house's.
 */
export const sql = `
create table visit_author (
  token_hash text primary key,
  visit_id uuid not null references visit on delete cascade,
  made_at timestamptz not null default now()
);
create index visit_author_visit on visit_author (visit_id);

update outbox set restaurant_id = null, link = case when kind = 'visit-invitation' then link end
  where kind in ('visit-invitation', 'review-published', 'review-refused');
`
