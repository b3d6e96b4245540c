/** Console lists have more sort orders than their screens; orders are found by number. */
export const sql = `
create index booking_created on booking (kind, created_at desc, id desc);
create index booking_status on booking (kind, status, id);
create index booking_people on booking (kind, people, id);
create index review_newest on review (created_at desc, id desc);
create index review_rating on review (rating, id);
create index report_newest on report (created_at desc, id desc);
create index customer_order_number on customer_order (right(id::text, 6));
`
