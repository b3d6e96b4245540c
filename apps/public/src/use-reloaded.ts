import { useState } from 'react'
import type { PageName, PageState } from './page.ts'
import type { Route } from './routes.ts'

type RouteOf<Name extends PageName> = Extract<Route, { name: Name }>

const isOf = <Name extends PageName>(name: Name, state: PageState): state is PageState<Name> => state.name === name

/** What a page shows: as it came, null while it is asked for again after a failure, then what that brought. */
export function useReloaded<Name extends PageName>(
  given: PageState<Name>,
  route: RouteOf<Name> & Exclude<Route, { name: 'redirect' }>,
): [PageState<Name> | null, () => void] {
  // Of what came before, nothing is shown once another state is given: a visit to another page of the same list.
  const [shown, setShown] = useState<{ of: PageState<Name>; state: PageState<Name> | null }>({
    of: given,
    state: given,
  })
  const setState = (state: PageState<Name> | null) => setShown({ of: given, state })

  async function reload() {
    setState(null)
    try {
      const next = await import('./calls.ts').then((calls) => calls.loadAgain(route))
      if (isOf(given.name, next)) setState(next)
      // It is gone: the server has the page that says so.
      else location.reload()
    } catch (error) {
      console.warn(error)
      setState(given)
    }
  }
  return [shown.of === given ? shown.state : given, () => void reload()]
}
