/** How long customers are kept without a contact, and the log of the nights that erased them. */
export const sql = `
create table retention (
  only_row boolean primary key default true check (only_row),
  -- Null for as long as nobody erases them.
  years int check (years between 1 and 10),
  version int not null default 1,
  updated_at timestamptz not null default now()
);

create table retention_night (
  day date primary key,
  years int not null,
  erased int not null default 0,
  held int not null default 0,
  -- Null while some are left, which any process goes on with.
  finished_at timestamptz
);
`
