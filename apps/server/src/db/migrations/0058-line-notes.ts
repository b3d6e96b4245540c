/** What the customer wants otherwise in one line of an order: « sans oignon ». */
export const sql = `
alter table order_line add column note text check (char_length(note) between 1 and 100);
`
