/** SQL of the ids of people's visits; `people` is SQL of an array of customers' ids. */
export const visitsOf = (people: string) => `select v.id from customer_order vo join visit v on v.order_id = vo.id
    where vo.customer_id = any(${people})
  union all select v.id from booking vb join visit v on v.booking_id = vb.id where vb.customer_id = any(${people})`

/**
 * SQL of the ids of the reviews that people wrote: under their own id, as those with an account do, or of their visits. `people`
 * is SQL of an array of ids. Each part reads an index.
 */
export const reviewsOf = (people: string) => `select ow.id from review ow where ow.author_id = any(${people})
  union all select vw.id from (${visitsOf(people)}) vv join review vw on vw.visit_id = vv.id`
