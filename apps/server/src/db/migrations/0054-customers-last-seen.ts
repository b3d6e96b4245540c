/** Those whom the house saw last, in order: the first pages of the list by last visit read no other customer. */
export const sql = String.raw`
create index customer_restaurant_seen on customer_restaurant (last_seen_at, customer_id) where last_seen_at is not null;
`
