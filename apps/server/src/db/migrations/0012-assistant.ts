/**
 * Settings have a version, so that nobody overwrites changes they have not seen. The assistant's calls are counted by
 * the minute, across processes and without visitors.
 */
export const sql = `
alter table chatbot_settings add column version int not null default 1;
create table assistant_minute (
  minute timestamptz primary key,
  calls int not null check (calls > 0)
);
`
