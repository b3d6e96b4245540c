/** A version, so that two people who edit one disease do not overwrite each other. */
export const sql = `
alter table disease add column version int not null default 1;
`
