/** Calls limited per minute or day: for whom (never a plain address), until when, and how many. */
export const sql = `
create table call_count (
  subject text not null,
  ends_at timestamptz not null,
  calls int not null,
  primary key (subject, ends_at)
);
create index call_count_ends on call_count (ends_at);
`
