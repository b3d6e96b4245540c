/** All reviews of one restaurant or dish, in whatever state: `review_resource` has only those that are shown to everybody. */
export const sql = `
create index review_of_one on review (resource_id, created_at, id);
`
