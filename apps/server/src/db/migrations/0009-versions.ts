/** A version that grows with each edit, so that nobody overwrites changes they have not seen. */
export const sql = `
alter table dish add column version int not null default 1;
alter table restaurant add column version int not null default 1;
alter table room add column version int not null default 1;
`
