import type { AnyRow, Description } from '@potager/admin-kit/descriptions'
import type { ConsoleName } from '@potager/domain/paths'

/** A description of rows of some type: hands it to a function that works for any. */
export type Described = <Result>(use: <Row extends AnyRow>(description: Description<Row>) => Result) => Result

function described<Row extends AnyRow>(load: () => Promise<{ description: Description<Row> }>) {
  return async (): Promise<Described> => {
    const { description } = await load()
    return (use) => use(description)
  }
}

/**
 * The description of each resource, loaded when first needed: the kit's, with what only this application has. A new
 * resource is a file there, one in `extended` and a line here; its name, its words and its adapter are asked for by the
 * types.
 */
export const descriptions: Readonly<Record<ConsoleName, () => Promise<Described>>> = {
  orders: described(() => import('./extended/orders.tsx')),
  dishes: described(() => import('./extended/dishes.tsx')),
  restaurants: described(() => import('./extended/restaurants.tsx')),
  reservations: described(() => import('./extended/reservations.tsx')),
  'event-requests': described(() => import('./extended/event-requests.tsx')),
  customers: described(() => import('./extended/customers.tsx')),
  reviews: described(() => import('./extended/reviews.tsx')),
  diseases: described(() => import('./extended/diseases.tsx')),
  sessions: described(() => import('./extended/sessions.tsx')),
  reports: described(() => import('./extended/reports.tsx')),
  users: described(() => import('./extended/users.tsx')),
  audit: described(() => import('./extended/audit.tsx')),
}
