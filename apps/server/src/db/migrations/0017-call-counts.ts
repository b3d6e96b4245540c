/** Calls that are limited by the minute or the day: for whom (never an address itself), until when they count, how many. */
export const sql = `
create table call_count (
  subject text not null,
  ends_at timestamptz not null,
  calls int not null,
  primary key (subject, ends_at)
);
create index call_count_ends on call_count (ends_at);
`
