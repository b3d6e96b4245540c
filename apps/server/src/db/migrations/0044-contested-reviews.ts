/** The reviews whose author objected to a refusal, which the console lists: few among many. */
export const sql = `
create index review_contested on review (created_at, id) where objection is not null;
`
