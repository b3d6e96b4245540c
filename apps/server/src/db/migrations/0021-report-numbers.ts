/** Reports and sessions are found by number, the last eight characters of their id, or by its beginning. */
export const sql = `
create index report_number on report ((right(id::text, 8)) collate "C");
create index chat_session_number on chat_session ((right(id::text, 8)) collate "C");
`
