import type { ConsoleName } from '@potager/domain/paths'
import type { AnyRow, Description } from './description.ts'

/** A description of rows of some type: hands it to a function that works for any. */
export type Described = <Result>(use: <Row extends AnyRow>(description: Description<Row>) => Result) => Result

function described<Row extends AnyRow>(load: () => Promise<{ description: Description<Row> }>) {
  return async (): Promise<Described> => {
    const { description } = await load()
    return (use) => use(description)
  }
}

/**
 * The description of each resource, loaded when first needed. A new resource is a file and a line here; its name, its
 * words and its adapter are asked for by the types.
 */
export const descriptions: Readonly<Record<ConsoleName, () => Promise<Described>>> = {
  orders: described(() => import('./resources/orders.tsx')),
  dishes: described(() => import('./resources/dishes.tsx')),
  restaurants: described(() => import('./resources/restaurants.tsx')),
  reservations: described(() => import('./resources/reservations.tsx')),
  'event-requests': described(() => import('./resources/event-requests.tsx')),
  reviews: described(() => import('./resources/reviews.tsx')),
  diseases: described(() => import('./resources/diseases.tsx')),
  sessions: described(() => import('./resources/sessions.tsx')),
  reports: described(() => import('./resources/reports.tsx')),
  users: described(() => import('./resources/users.tsx')),
  audit: described(() => import('./resources/audit.tsx')),
}
