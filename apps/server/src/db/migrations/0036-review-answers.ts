/** What a house answers to a published review, once and in public. An answer that named somebody erased goes, its moment stays. */
export const sql = `
alter table review
  add column answer text check (answer is null or answered_at is not null),
  add column answered_at timestamptz,
  add column answered_by uuid references account on delete set null;
`
