/**
 * Reviews that belong to a visit: their author is the visit, so that a guest who comes again may write again. A refusal
 * is answered by one correction and one objection; its reason is kept for whoever decides again.
 */
export const sql = `
alter table review
  add column visit_id uuid references visit on delete set null,
  add column corrected_at timestamptz,
  add column refused_for text check (length(refused_for) <= 1000),
  add column objection text check (length(objection) <= 1000),
  add column contested_at timestamptz,
  add column rounds int not null generated always as (
    (corrected_at is not null)::int + (contested_at is not null)::int) stored,
  add constraint review_of_visit check (visit_id is null or visit_id = author_id);
create index review_visit on review (visit_id) where visit_id is not null;

-- A review that its author takes back is gone from open screens too.
create trigger review_delete_told after delete on review
  referencing old table as changed for each statement execute function tell_review_changes();
`
