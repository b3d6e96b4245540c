/**
 * Settings carry the number of their edits, so that nobody overwrites what they have not seen. The assistant's calls are
 * counted by the minute, for every process together and for nobody in particular.
 */
export const sql = `
alter table chatbot_settings add column version int not null default 1;
create table assistant_minute (
  minute timestamptz primary key,
  calls int not null check (calls > 0)
);
`
