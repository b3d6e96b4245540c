/** The kinds of messages that the group has switched off: none until somebody has chosen. */
export const sql = `
create table message_switches (
  only_row boolean primary key default true check (only_row),
  off text[] not null,
  version int not null default 1,
  updated_at timestamptz not null default now()
);
`
