/** Reports and sessions are found by their number, the last eight signs of their id, or by how it begins. */
export const sql = `
create index report_number on report ((right(id::text, 8)) collate "C");
create index chat_session_number on chat_session ((right(id::text, 8)) collate "C");
`
