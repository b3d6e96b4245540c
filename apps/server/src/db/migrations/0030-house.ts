/** How the group names itself. The default house until there is a row. */
export const sql = `
create table house (
  only_row boolean primary key default true check (only_row),
  name text not null check (length(name) between 1 and 60),
  sentence text not null check (length(sentence) between 1 and 160),
  accent text not null default '' check (accent ~ '^(#[0-9A-F]{6})?$'),
  email text not null default '' check (length(email) <= 254),
  phone text not null default '' check (length(phone) <= 20),
  version int not null default 1,
  updated_at timestamptz not null default now()
);
`
