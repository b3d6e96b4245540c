import { useState } from 'react'
import { loadCalls } from './late-code.ts'
import type { PageName, PageState } from './page.ts'
import type { Route } from './routes.ts'

type RouteOf<Name extends PageName> = Extract<Route, { name: Name }>

const isOf = <Name extends PageName>(name: Name, state: PageState): state is PageState<Name> => state.name === name

/** A page's state: as given, null during a reload after a failure, then the result. */
export function useReloaded<Name extends PageName>(
  given: PageState<Name>,
  route: RouteOf<Name> & Exclude<Route, { name: 'redirect' }>,
): [PageState<Name> | null, () => void] {
  // A new `given` discards earlier results: the user visits another page of the same kind.
  const [shown, setShown] = useState<{ of: PageState<Name>; state: PageState<Name> | null }>({
    of: given,
    state: given,
  })
  const setState = (state: PageState<Name> | null) => setShown({ of: given, state })

  async function reload() {
    setState(null)
    try {
      const next = await loadCalls().then((calls) => calls.loadAgain(route))
      if (isOf(given.name, next)) setState(next)
      // It is gone: the server renders the page that says so.
      else location.reload()
    } catch (error) {
      console.warn(error)
      setState(given)
    }
  }
  return [shown.of === given ? shown.state : given, () => void reload()]
}
